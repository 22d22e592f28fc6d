/**
 * The map of a résumé: each section and field of JSON Resume 1.0, how it is read, and every other name
 * that files have for it. Names are compared without capitals, spaces, marks and hyphens.
 */
import { languages } from '#words/languages.ts'
import { spelledPlainly } from './given.ts'
import {
  date,
  email,
  endDate,
  levels,
  line,
  LOCATION_FIELDS,
  phone,
  location,
  locationLine,
  prose,
  type Read,
  sentences,
  url,
  words,
} from './read-values.ts'

export interface Field<Value, Missing = undefined> {
  read: Read<Value>
  /** The names it goes by, the best first; its own is added. */
  names: string[]
  /** In the place of one that the content needs. */
  missing: Missing
  /** Whether all fields of its names are one. */
  isGathered: boolean
  /** Whether words go before a figure, which counts some program's stars. */
  isInWords: boolean
}

const namesIn = (names: string) => names.split(/\s+/).filter(Boolean).map(spelledPlainly)

const field = <Value>(read: Read<Value>, names = ''): Field<Value> => ({
  read,
  names: namesIn(names),
  missing: undefined,
  isGathered: false,
  isInWords: false,
})

const needed = <Value>(read: Read<Value>, missing: Value, names = ''): Field<Value, Value> => ({
  ...field(read, names),
  missing,
})

const inWords = (names: string): Field<string> => ({ ...field(levels, names), isInWords: true })

const gathered = <Value>(read: Read<Value>, names = ''): Field<Value> => ({
  ...field(read, names),
  isGathered: true,
})

const COMPANY = `company employer organization organisation companyName employerName organizationName firm business client
  agency institution workplace hiringOrganization worksFor where firma unternehmen arbeitgeber entreprise employeur société societe
  empresa empleador compañia azienda datore bedrijf werkgever công-ty شركة الشركة کمپنی ادارہ компания работодатель 公司 会社 会社名 회사`
const POSITION = `title jobTitle role roleName positionTitle job occupation function designation headline rolle stelle tätigkeit
  berufsbezeichnung jobbezeichnung titel poste fonction intitulé métier puesto cargo rol función ruolo posizione mansione función functie
  vị-trí chức-vụ المسمى المنصب وظيفة عہدہ должность позиция 职位 職位 職種 役職 직책 직위`
const START = `start from startedOn startsAt begin beginDate begin_at dateFrom dateStart fromDate started since startYear yearStart startTime
  beginn von seit anfang début debut du depuis inicio desde fechaInicio início inizio dal dataInizio van vanaf từ bắt-đầu من بداية سے начало с 开始 开始时间 開始 시작`
const END = `end to until finishedOn endedOn endsAt finish finishDate graduation graduationDate graduationYear graduated yearOfGraduation expectedGraduation completed dateTo dateEnd toDate ended till endYear yearEnd completionDate endTime
  ende bis fin au jusqua hasta fechaFin fim até término fine al dataFine tot đến kết-thúc إلى نهاية تک конец по 结束 结束时间 終了 종료`
const DATE =
  'year issuedOn issueDate awardedOn publishedOn dateAwarded obtained receivedOn when issued time datum fecha data jahr année annee año ano anno startsAt startDate from'
const SUMMARY = `description details about content text body abstract note notes brief info comment beschreibung zusammenfassung descripción descripcion
  descrição descrizione résumé mô-tả الوصف описание 描述 説明 설명 overview aboutPosition jobDescription aboutCompany`
const HIGHLIGHTS = `bullets bulletPoints points achievements accomplishments keyAchievements responsibilities activities tasks duties keyPoints
  highlight aufgaben tätigkeiten taetigkeiten erfolge missions tâches réalisations realisations responsabilidades logros tareas funciones
  conquistas atividades attività mansioni responsabilità taken resultaten contributions impact outcomes results features items`
const URL = 'website link href web homepage site companyUrl uri webseite page'
const COURSES =
  'coursework relevantCourses relevantCoursework modules subjects curriculum kurse cours cursos corsi'

const period = {
  startDate: field(date, START),
  endDate: field(endDate, END),
}

export const basics = {
  name: needed(
    line,
    'Your Name',
    'fullName full displayName formattedName personName candidateName vollerName nom nombre nome naam',
  ),
  firstName: field(line, 'first given givenName forename vorname prénom prenom nombres imię'),
  lastName: field(
    line,
    'last family familyName surname nachname familienname apellido apellidos sobrenome cognome achternaam nazwisko',
  ),
  label: needed(
    line,
    'Your job title',
    `headline title jobTitle profession occupation role position currentPosition currentRole tagline berufsbezeichnung beruf
    titre métier poste profesión cargo profissão professione beroep class subtitle`,
  ),
  email: needed(
    email,
    'you@example.com',
    'mail emailAddress emailAddresses emails eMailAddress courriel correo correoElectronico',
  ),
  phone: field(
    phone,
    'telephone tel mobile mobilePhone phoneNumber phoneNumbers phones cell telefon telefonnummer handy téléphone teléfono telefone celular telefono',
  ),
  url: field(
    url,
    'website web homepage site blog portfolio portfolioUrl webseite personalWebsite websites websiteUrl',
  ),
  summary: gathered(
    prose,
    'about bio aboutMe objective brief introduction intro description profile statement professionalSummary careerObjective personalStatement überMich kurzprofil profil apropos resumen perfil resumo sobre profilo sommario',
  ),
  location: field(
    location,
    'address place residence adresse anschrift wohnort domicile direccion endereco indirizzo based homeTown currentLocation geoLocation',
  ),
}

/** Parts of the place that may stand beside the name. */
export const locationNames = Object.values(LOCATION_FIELDS)
  .flat()
  .filter((name) => name !== 'code')

export const profile = {
  network: field(line, 'name site platform label title type service provider'),
  url: field(url, 'link href profile profileUrl website value uri'),
  username: field(line, 'user handle login account id userName'),
}

/** What names a profile in a list of a résumé’s owner. */
export const PROFILES = namesIn(
  'profiles profile social socials socialMedia socialLinks socialNetworks socialProfiles links networks accounts online sameAs netzwerke redes onlineProfiles websites webLinks other publicProfileUrl profileUrl',
)

/** The parts of a file that say who somebody is; their fields are those of `basics`. */
export const BASICS = namesIn(
  `basics basic info personal personalInfo personalInformation personalDetails personalData contact contactInfo contactInformation
  contactDetails identification personName header heading person me owner user bio about profile candidate
  kontakt kontaktdaten persönlicheDaten persoenlicheDaten coordonnées informationsPersonnelles datosPersonales dadosPessoais
  datiPersonali contacto contato contatti author basicInfo basicInformation headline summary objective introduction intro`,
)

/** Fields of JSON Resume's sections, by section. */
export const sections = {
  work: {
    name: needed(line, 'Company name', COMPANY),
    position: needed(line, 'Your position', POSITION),
    ...period,
    url: field(url, URL),
    location: field(locationLine, 'jobLocation city place ort lieu lugar local luogo workLocation'),
    description: field(prose),
    summary: gathered(prose, SUMMARY.replace('description ', '')),
    highlights: gathered(sentences, HIGHLIGHTS),
  },
  volunteer: {
    organization: needed(line, 'Your club', `name ${COMPANY} association verein club title`),
    position: field(line, POSITION),
    ...period,
    url: field(url, URL),
    summary: gathered(prose, SUMMARY),
    highlights: gathered(sentences, HIGHLIGHTS),
  },
  education: {
    institution: needed(
      line,
      'Your school',
      `school university schoolName college institute institutionName academy organization organisation provider name location schule hochschule
      universität uni école etablissement établissement université escuela universidad institución escola scuola università universiteit
      trường جامعة الجامعة المؤسسة ادارہ университет вуз 学校 大学 학교`,
    ),
    area: field(
      line,
      'field fieldOfStudy major subject program programme course specialization speciality discipline studies fach fachrichtung studiengang spécialité especialidad carrera área campo indirizzo chuyên-ngành التخصص специальность 专业 専攻 전공',
    ),
    studyType: field(
      line,
      'degree degreeName degreeType qualification title diploma level abschluss grad diplôme diplome titulo título grau titolo laurea bằng-cấp الدرجة степень 学位 학위',
    ),
    ...period,
    url: field(url, URL),
    score: field(
      line,
      'gpa grade grades mark note result classification note nota notendurchschnitt mention',
    ),
    courses: field(sentences, COURSES),
  },
  awards: {
    title: needed(line, 'Your award', 'name award titel titre título titolo label'),
    awarder: field(
      line,
      'issuer from by organization organisation awardedBy institution company authority publisher issuingOrganization event',
    ),
    date: field(date, DATE),
    url: field(url, URL),
    summary: gathered(prose, SUMMARY),
  },
  certificates: {
    name: needed(
      line,
      'Your certificate',
      'title certificate certification titel titre título titolo label degree',
    ),
    issuer: field(
      line,
      'authority organization organisation provider institution company by from issuedBy publisher awarder issuingOrganization issuingAuthority school aussteller',
    ),
    date: field(date, DATE.replace('startsAt startDate from', 'startsAt startDate completionDate')),
    url: field(url, `${URL} credentialUrl verificationUrl`),
  },
  publications: {
    name: needed(line, 'Your title', 'title titel titre título titolo paper article headline'),
    publisher: field(
      line,
      'journal venue conference issuer magazine booktitle publication in verlag editor éditeur editora editore',
    ),
    releaseDate: field(date, `date published ${DATE}`),
    url: field(url, `${URL} doi`),
    summary: gathered(prose, SUMMARY),
  },
  skills: {
    name: field(
      line,
      'skill title category group area label kenntnis kategorie compétence competência habilidad',
    ),
    level: inWords(
      'description proficiency rating mastery experience skillLevel expertise niveau nivel nível livello stufe',
    ),
    keywords: gathered(
      words,
      'skills items list technologies tools values tags elements details stichworte keyword',
    ),
  },
  languages: {
    language: needed(
      line,
      'Your language',
      'name title label lang sprache langue idioma lingua taal ngôn-ngữ اللغة زبان язык 语言 言語 언어 description',
    ),
    fluency: inWords(
      'level description proficiency proficiencyLevel competency rating skill niveau nivel nível livello stufe kenntnisse cefr fluencyLevel',
    ),
  },
  interests: {
    name: needed(line, 'Your interest', 'title interest hobby label'),
    keywords: field(words, 'items details tags description summary'),
  },
  references: {
    name: needed(line, 'Your referee', 'title author person referee from by label'),
    reference: field(
      prose,
      'quote text summary description recommendation testimonial content body statement',
    ),
  },
  projects: {
    name: needed(
      line,
      'Your project',
      'title displayName project projectName titel titre título titolo nombre nom',
    ),
    description: gathered(prose, SUMMARY.replace('description', 'summary longDescription')),
    url: field(url, `${URL} demo live liveUrl liveDemo demoUrl projectUrl deployed preview`),
    repository: field(
      url,
      'repo github githubUrl repositoryUrl repoUrl source sourceUrl sourceCode code gitlab git codeUrl',
    ),
    note: field(line),
    ...period,
    entity: field(line, 'client company organization customer employer kunde association'),
    type: field(line, 'category kind art typ'),
    roles: field(words, 'role position rolle rôle rol ruolo'),
    highlights: gathered(sentences, HIGHLIGHTS),
    keywords: gathered(
      words,
      'technologies tech techStack stack tools tags skills languages libraries frameworks technology builtWith primaryLanguage technologien',
    ),
  },
}

export type SectionName = keyof typeof sections

/** A time in one field: `2015 – 2018`, or with a start and an end in it. */
export const PERIODS = namesIn(
  'period dates date duration years year annee année año ano anno jahr time timeframe timespan dateRange timePeriod zeitraum periode période periodo período thời-gian الفترة مدت период 时间 期間 기간',
)

/** A field by which an entry says that it goes on. */
export const GOES_ON = namesIn(
  'current isCurrent isCurrentRole currentlyWorking currentlyWorkHere isCurrentlyWorking ongoing isOngoing present isPresent stillWorking workingHere currentJob currentRole aktuell',
)

/** Jobs that somebody had at one company after another. */
export const POSITIONS = namesIn('positions roles titles jobs stations')

/** The field of an entry that is written as a text alone: `"skills": ["HTML"]`. */
export const ALONE: Record<SectionName, string> = {
  work: '',
  volunteer: 'organization',
  education: 'institution',
  awards: 'title',
  certificates: 'name',
  publications: 'name',
  skills: 'name',
  languages: 'language',
  interests: 'name',
  references: 'name',
  projects: 'name',
}

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

/** What a file says of its own form, and programs of their entries: none of it is left out. */
export const OF_THE_FILE = new Set(
  namesIn(
    `$schema id _id uuid uid key slug order index sortOrder position_index columns separateLinks icon iconColor layout template css
    createdAt updatedAt created_at updated_at`,
  ),
)
