/** What sections are called in the files of other programs, and in other languages. */
import { languages } from '#words/languages.ts'
import { namesIn } from './field.ts'
import { spelledPlainly } from './given.ts'
import { type SectionName, sections } from './resume-fields.ts'

/** What a section is called elsewhere; what the site calls it in its languages is added. */
const OTHER_SECTIONS: Record<SectionName, string> = {
  work: `experience experiences workExperience workExperiences workHistory employment employmentHistory jobs job positions career careerHistory
    professionalExperience professionalExperiences professionalBackground professional employers internships internship worksFor
    berufserfahrung berufserfahrungen arbeitserfahrung berufspraxis beruf werdegang beruflicherWerdegang stationen praktika
    expérience expériences expérienceProfessionnelle expériencesProfessionnelles parcours parcoursProfessionnel emplois emploi
    experiencia experienciaLaboral experienciaProfesional experiencias trabajo trabajos empleo empleos
    experiência experiências experiênciaProfissional experiênciasProfissionais trabalho empregos
    esperienza esperienze esperienzaLavorativa esperienzeLavorative esperienzeProfessionali esperienzaProfessionale lavoro
    werkervaring ervaring loopbaan arbetslivserfarenhet erfarenhet erhvervserfaring arbeidserfaring työkokemus doświadczenie doświadczenieZawodowe
    praxe pracovníZkušenosti zkušenosti tapasztalat munkatapasztalat experiențăProfesională deneyim işDeneyimi
    kinhNghiệm kinhNghiệmLàmViệc الخبرات الخبرة خبرات الخبرة_العملية الخبرات_المهنية سوابق تجربہ تجربات کام
    опыт опытРаботы работа досвід досвідРоботи опит стаж εμπειρία επαγγελματικήΕμπειρία ניסיון ניסיון_תעסוקתי
    工作经历 工作經歷 工作经验 工作經驗 经历 職歴 職務経歴 経歴 경력 경력사항 अनुभव कार्यअनुभव ประสบการณ์`,
  volunteer: `volunteering volunteerExperience volunteerExperiences volunteerWork voluntary voluntaryWork community communityService service affiliation affiliations
    ehrenamt engagement ehrenamtlichesEngagement bénévolat engagements voluntariado voluntariados volontariato vrijwilligerswerk
    tìnhNguyện التطوع رضاکارانہ волонтёрство волонтерство 志愿服务 ボランティア 봉사활동`,
  education: `educations educationHistory school schools schooling studies academics academic academicBackground qualifications degrees training alumniOf educationalBackground
    ausbildung ausbildungen bildung bildungsweg studium schule schulbildung formation formations études etudes scolarité diplômes
    educación formación formaciónAcadémica estudios educação formação formaçãoAcadêmica estudos istruzione formazione istruzioneEFormazione
    opleiding opleidingen onderwijs utbildning uddannelse utdanning koulutus edukacja wykształcenie vzdělání vzdelanie tanulmányok educație eğitim öğrenim
    họcVấn التعليم المؤهلات تحصیلات تعلیم образование освіта εκπαίδευση השכלה
    教育 教育经历 教育經歷 教育背景 学历 學歷 学歴 학력 शिक्षा การศึกษา`,
  awards: `award honors honours honorsAwards honorsAndAwards awardsAndHonors recognition prizes achievements achievement accomplishments distinctions scholarships accomplishmentHonorsAwards
    auszeichnungen preise prix récompenses premios reconocimientos prêmios premi riconoscimenti prijzen nagrody ocenění ödüller giảiThưởng الجوائز اعزازات награды достижения
    获奖 获奖经历 荣誉 受賞 受賞歴 수상 수상경력`,
  certificates: `certificate certifications certification certs licenses licences licensesAndCertifications licensesCertifications courses trainings workshops badges accomplishmentCourses
    zertifikate zertifizierungen weiterbildung weiterbildungen fortbildungen kurse certificats certifications certificados certificaciones cursos certificações certificazioni corsi
    certificaten cursussen certyfikaty kursy certifikáty sertifikalar chứngChỉ الشهادات сертификаты курсы 证书 資格 資格免許 자격증`,
  publications: `publication papers articles writing writings books research accomplishmentPublications publikationen veröffentlichungen publicaciones publicações pubblicazioni
    publicaties publikacje yayınlar xuấtBản المنشورات публикации 论文 出版物 論文 著書 논문`,
  skills: `skill skillset skillSets technicalSkills techSkills technologies technology tech techStack stack tools competences competencies competence expertise hardSkills softSkills keySkills coreSkills
    coreCompetencies abilities knowsAbout kenntnisse fähigkeiten faehigkeiten kompetenzen edvKenntnisse fachkenntnisse technologien fertigkeiten compétences
    habilidades competencias aptitudes conocimientos competências conhecimentos competenze capacità abilità vaardigheden färdigheter kompetenser kompetencer taidot umiejętności
    dovednosti zručnosti készségek competențe yetenekler beceriler kỹNăng المهارات مهارات مہارتیں مہارت навыки навички умения δεξιότητες כישורים
    技能 专业技能 スキル 기술 보유기술 कौशल ทักษะ`,
  languages: `language spokenLanguages languageSkills foreignLanguages linguistic knowsLanguage sprachen sprachkenntnisse langues idiomas línguas lingue lingueStraniere talen språk sprog kielet
    języki jazyky nyelvek limbi diller yabancıDil ngônNgữ اللغات زبان زبانیں языки мови езици γλώσσες שפות 语言 語言 语言能力 言語 語学 언어 외국어 भाषाएं ภาษา`,
  interests: `interest hobbies hobby interessen freizeit loisirs centresDIntérêt centresInteret intérêts intereses aficiones pasatiempos interesses hobbys interessi passatempi
    hobbies sởThích الاهتمامات الهوايات دلچسپیاں مشاغل интересы хобби інтереси zainteresowania zájmy ilgiAlanları 兴趣 爱好 趣味 관심사 취미`,
  references: `reference testimonials testimonial recommendations recommendation referees referenzen références référence recommandations referencias recomendaciones
    referências recomendações referenze referenties referencje ngườiThamChiếu المراجع حوالہ_جات рекомендации отзывы 推荐 推薦 추천`,
  projects: `project portfolio sideProjects personalProjects openSource openSourceProjects keyProjects selectedProjects accomplishmentProjects projekte projekt projets réalisations
    proyectos proyecto projetos progetti projecten projekter prosjekter projektit projekty proiecte projeler dựÁn المشاريع مشاريع منصوبے проекты проєкти έργα פרויקטים
    项目 项目经历 项目经验 專案 プロジェクト 프로젝트 परियोजनाएं`,
}

const sectionsByName = new Map(
  (Object.keys(sections) as SectionName[]).flatMap((section) => {
    const own = Object.values(languages).map(({ ui, documents }) =>
      section === 'projects'
        ? documents.projects
        : ui.about[section === 'work' ? 'experience' : section],
    )
    const names = [section, ...namesIn(OTHER_SECTIONS[section]), ...own.map(spelledPlainly)]
    return names.map((name) => [name, section] as const)
  }),
)

/** The section that a field of a file is, by its name. */
export const sectionCalled = (name: string): SectionName | undefined =>
  /^[_$#/!-]/.test(name) ? undefined : sectionsByName.get(spelledPlainly(name))
