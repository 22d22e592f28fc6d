/**
 * The map of a résumé: each section and field of JSON Resume 1.0, how it is read, and every other name
 * that files have for it.
 */
import { date, endDate } from './date-value.ts'
import { field, gathered, inWords, needed } from './field.ts'
import { email, phone, url } from './read-contact.ts'
import { location, locationLine } from './read-location.ts'
import { line, prose, sentences, words } from './read-text.ts'

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

export const profile = {
  network: field(line, 'name site platform label title type service provider'),
  url: field(url, 'link href profile profileUrl website value uri'),
  username: field(line, 'user handle login account id userName'),
}

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
