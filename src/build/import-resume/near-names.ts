/**
 * Names for the parts of JSON Resume in files that differ from it by names only: old keys (before
 * 1.0), other tools' keys, and the languages of the site. They are compared without capitals,
 * spaces, marks and hyphens, the best first.
 */
import type { SectionName } from './resume-fields.ts'

export const BASICS = `basic basicInfo basicInformation info personal personalInfo personalInformation personalDetails personalData
  profile person about aboutMe header contact contactInfo contactInformation contactDetails
  kontakt kontaktdaten persönlicheDaten persoenlicheDaten coordonnées informationsPersonnelles datosPersonales contacto dadosPessoais contato`

/** Other names of the sections. */
export const SECTIONS: Partial<Record<SectionName, string>> = {
  work: `experience experiences workExperience workExperiences workHistory employment employmentHistory jobs job positions career
    professionalExperience professionalExperiences berufserfahrung berufserfahrungen arbeitserfahrung werdegang beruflicherWerdegang stationen
    expérience expériences expérienceProfessionnelle expériencesProfessionnelles experiencia experienciaLaboral experienciaProfesional
    experiência experiências experiênciaProfissional kinhNghiệm kinhNghiệmLàmViệc الخبرات الخبرة الخبرات_المهنية تجربہ تجربات 工作经历 工作经验`,
  volunteer: `volunteering volunteerExperience volunteerExperiences volunteerWork ehrenamt bénévolat voluntariado tìnhNguyện التطوع رضاکارانہ`,
  education: `educations educationHistory schools studies academics academicBackground qualifications degrees ausbildung bildung bildungsweg
    studium formation formations études educación formación estudios educação formação formaçãoAcadêmica họcVấn التعليم المؤهلات تعلیم 教育 教育经历`,
  awards: `award honors honours honorsAndAwards awardsAndHonors prizes achievements auszeichnungen preise prix récompenses distinctions
    premios prêmios giảiThưởng الجوائز اعزازات 获奖`,
  certificates: `certificate certifications certification certs licenses licensesAndCertifications courses trainings zertifikate
    zertifizierungen weiterbildung weiterbildungen kurse certificats certificados certificaciones certificações cursos chứngChỉ الشهادات 证书`,
  publications: `publication papers patents talks presentations articles writings books publikationen veröffentlichungen publicaciones publicações xuấtBản المنشورات`,
  skills: `skill skillset technicalSkills techSkills technologies techStack stack tools competencies expertise hardSkills softSkills
    kenntnisse fähigkeiten faehigkeiten kompetenzen compétences habilidades competencias conocimientos competências kỹNăng المهارات مہارتیں 技能`,
  languages: `language spokenLanguages languageSkills sprachen sprachkenntnisse langues idiomas línguas ngônNgữ اللغات زبانیں 语言`,
  interests: `interest hobbies hobby interessen freizeit loisirs centresDIntérêt intérêts intereses aficiones interesses sởThích الاهتمامات دلچسپیاں`,
  references: `reference testimonials testimonial recommendations referees referenzen références recommandations referencias referências المراجع`,
  projects: `project portfolio sideProjects personalProjects openSource openSourceProjects projekte projets proyectos projetos dựÁn المشاريع منصوبے 项目`,
}

export const OF_BASICS = {
  name: 'fullName displayName formattedName nom nombre nome 姓名',
  firstName: 'first givenName given forename vorname prénom nombres',
  lastName: 'last familyName surname nachname familienname apellido apellidos sobrenome',
  label:
    'headline title jobTitle profession occupation role position tagline berufsbezeichnung beruf titre métier poste profesión cargo profissão',
  email: 'mail emailAddress emails eMailAddress courriel correo correoElectronico',
  phone:
    'telephone tel mobile mobilePhone phoneNumber phoneNumbers phones cell telefon telefonnummer handy téléphone teléfono telefone celular',
  url: 'website web homepage site blog portfolioUrl webseite personalWebsite',
  summary:
    'about bio aboutMe objective introduction intro description statement professionalSummary überMich kurzprofil profil apropos resumen perfil resumo',
  location: 'address place residence adresse anschrift wohnort domicile direccion endereco',
  profiles:
    'social socials socialMedia socialLinks socialNetworks socialProfiles links networks accounts netzwerke redes onlineProfiles websites',
}

export const OF_LOCATION = {
  address: 'street streetAddress addressLine line1 strasse straße',
  postalCode: 'postcode zip zipCode plz codePostal cep',
  city: 'town municipality locality stadt ort ville ciudad cidade',
  region: 'state province county bundesland canton departement estado',
  country: 'countryName land pays pais',
  countryCode: 'code isoCode',
}

export const OF_PROFILES = {
  network: 'name site platform label title type',
  url: 'link href profile profileUrl website',
  username: 'user handle login account',
}

const COMPANY = `company employer organization organisation companyName employerName organizationName firm business
  firma unternehmen arbeitgeber entreprise employeur société empresa empleador công-ty شركة الشركة کمپنی ادارہ 公司`
const POSITION = `title jobTitle role roleName positionTitle job occupation rolle stelle tätigkeit berufsbezeichnung titel
  poste fonction intitulé puesto cargo função vị-trí chức-vụ المسمى المنصب عہدہ 职位`
const START = `start from startedOn startsAt begin beginDate dateFrom dateStart fromDate started since startYear startTime
  beginn von seit anfang début du depuis inicio desde fechaInicio início từ bắt-đầu من سے 开始时间`
const END = `end to until finishedOn endedOn endsAt finish finishDate graduation graduationDate graduationYear graduated
  expectedGraduation completed dateTo dateEnd toDate ended till endYear completionDate endTime
  ende bis fin au hasta fechaFin até término đến kết-thúc إلى نهاية تک 结束时间`
const SUMMARY =
  'description details about content text body abstract notes brief beschreibung zusammenfassung descripción descripcion descrição résumé mô-tả الوصف 描述'
const HIGHLIGHTS = `bullets bulletPoints points achievements accomplishments responsibilities activities tasks duties
  highlight aufgaben tätigkeiten erfolge missions tâches réalisations responsabilidades logros tareas funciones conquistas atividades`
const URL = 'website link href web homepage site companyUrl webseite'
const DATE =
  'year issuedOn issueDate awardedOn publishedOn dateAwarded obtained receivedOn datum fecha data jahr année año ano'

/** A time in one field: `2015 – 2018`, or with a beginning and an end in it. */
const PERIOD =
  'dates date duration years year time timeframe dateRange timePeriod zeitraum jahr période periode année periodo año período ano 时间'
/** Fields that say that an entry has not ended. */
const GOES_ON =
  'current isCurrent isCurrentRole currentlyWorking currentlyWorkHere isCurrentlyWorking ongoing isOngoing present isPresent stillWorking aktuell'

/** The fields of a time. */
export const OF_PERIOD = { startDate: START, endDate: END, period: PERIOD, goesOn: GOES_ON }

/** Other names of each section's fields; if two fields share a name, the first one has it. */
export const OF_SECTIONS: Partial<Record<SectionName, Record<string, string>>> = {
  work: {
    name: COMPANY,
    position: POSITION,
    ...OF_PERIOD,
    url: URL,
    location: 'jobLocation city place ort lieu lugar local workLocation',
    summary: SUMMARY,
    highlights: HIGHLIGHTS,
  },
  volunteer: {
    organization: `name ${COMPANY} association verein club`,
    position: POSITION,
    ...OF_PERIOD,
    url: URL,
    summary: SUMMARY,
    highlights: HIGHLIGHTS,
  },
  education: {
    institution:
      'school university schoolName college institute institutionName academy organization name schule hochschule universität école établissement université escuela universidad institución escola trường جامعة الجامعة ادارہ 学校',
    area: 'field fieldOfStudy major subject program programme course fach fachrichtung studiengang spécialité especialidad carrera curso chuyên-ngành التخصص 专业',
    studyType:
      'degree degreeName degreeType qualification title diploma abschluss grad diplôme diplome titulo título grau bằng-cấp الدرجة 学位',
    ...OF_PERIOD,
    url: URL,
    score: 'gpa grade grades mark note nota notendurchschnitt mention',
    summary: SUMMARY,
    highlights: HIGHLIGHTS,
    courses: 'coursework relevantCourses relevantCoursework modules kurse cours cursos',
  },
  awards: {
    title: 'name award titel titre título label',
    awarder: 'issuer from by organization organisation awardedBy institution company authority',
    date: DATE,
    url: URL,
    summary: SUMMARY,
  },
  certificates: {
    name: 'title certificate certification titel titre título',
    issuer:
      'authority organization organisation provider institution company issuedBy publisher issuingOrganization school aussteller',
    date: `${DATE} startDate endDate completionDate`,
    url: `${URL} credentialUrl verificationUrl`,
  },
  publications: {
    name: 'title titel titre título paper article headline',
    publisher: 'journal venue conference magazine publication verlag éditeur editora',
    releaseDate: `published date ${DATE}`,
    url: `${URL} doi`,
    summary: SUMMARY,
  },
  skills: {
    name: 'skill title category group area kenntnis kategorie compétence competência habilidad',
    level: 'proficiency rating mastery skillLevel niveau nivel nível stufe description',
    keywords: 'skills items list technologies tools values tags stichworte',
  },
  languages: {
    language: 'name title label lang sprache langue idioma ngôn-ngữ اللغة زبان 语言',
    fluency: 'level proficiency proficiencyLevel rating niveau nivel nível cefr',
  },
  interests: {
    name: 'title interest hobby label',
    keywords: 'items details tags description summary',
  },
  references: {
    name: 'title author person referee from by',
    reference: 'quote text summary description recommendation testimonial content',
  },
  projects: {
    name: 'title displayName project projectName titel titre título nombre nom',
    description: SUMMARY.replace('description', 'summary longDescription'),
    url: `${URL} demo live liveUrl liveDemo demoUrl projectUrl deployed preview`,
    repository:
      'repo github githubUrl repositoryUrl repoUrl source sourceUrl sourceCode code gitlab git codeUrl',
    ...OF_PERIOD,
    entity: 'client company organization customer employer kunde',
    type: 'category art',
    roles: 'role position rolle rôle rol',
    highlights: HIGHLIGHTS,
    keywords:
      'technologies tech techStack stack tools tags skills languages libraries frameworks technology builtWith technologien',
  },
}

/** The field for the value beside an entry's name: `{ "German": "native" }`. */
export const NAMED: Partial<Record<SectionName, string>> = {
  skills: 'level',
  languages: 'fluency',
  references: 'reference',
  projects: 'description',
  interests: 'keywords',
}
