/**
 * The words of the sections of the CV and of the cards of the dashboard, in every language. Who adds a section, a card
 * or a language writes here, and types name the words that are missing. Brazil's own are in `pt-br.ts`.
 */
/** Each has a file here. */
export type Language = 'ar' | 'de' | 'en' | 'es' | 'fr' | 'pt' | 'ur' | 'vi'
type Row = Record<Language, string>

/** The heading of each section of records. */
const sections = {
  education: {
    ar: 'التعليم',
    de: 'Ausbildung',
    en: 'Education',
    es: 'Formación',
    fr: 'Formation',
    pt: 'Formação',
    ur: 'تعلیم',
    vi: 'Học vấn',
  },
  certificates: {
    ar: 'الشهادات',
    de: 'Zertifikate',
    en: 'Certificates',
    es: 'Certificados',
    fr: 'Certifications',
    pt: 'Certificados',
    ur: 'اسناد',
    vi: 'Chứng chỉ',
  },
  languages: {
    ar: 'اللغات',
    de: 'Sprachen',
    en: 'Languages',
    es: 'Idiomas',
    fr: 'Langues',
    pt: 'Idiomas',
    ur: 'زبانیں',
    vi: 'Ngôn ngữ',
  },
  volunteer: {
    ar: 'العمل التطوعي',
    de: 'Ehrenamt',
    en: 'Volunteering',
    es: 'Voluntariado',
    fr: 'Bénévolat',
    pt: 'Voluntariado',
    ur: 'رضاکارانہ کام',
    vi: 'Tình nguyện',
  },
  awards: {
    ar: 'الجوائز',
    de: 'Ehrungen',
    en: 'Awards',
    es: 'Premios',
    fr: 'Distinctions',
    pt: 'Prémios',
    ur: 'اعزازات',
    vi: 'Giải thưởng',
  },
  publications: {
    ar: 'المنشورات',
    de: 'Publikationen',
    en: 'Publications',
    es: 'Publicaciones',
    fr: 'Publications',
    pt: 'Publicações',
    ur: 'مطبوعات',
    vi: 'Ấn phẩm',
  },
  interests: {
    ar: 'الاهتمامات',
    de: 'Interessen',
    en: 'Interests',
    es: 'Intereses',
    fr: 'Centres d’intérêt',
    pt: 'Interesses',
    ur: 'دلچسپیاں',
    vi: 'Sở thích',
  },
  references: {
    ar: 'التوصيات',
    de: 'Referenzen',
    en: 'References',
    es: 'Referencias',
    fr: 'Références',
    pt: 'Referências',
    ur: 'سفارشات',
    vi: 'Người giới thiệu',
  },
} satisfies Record<string, Row>

/** What each card of the dashboard says: its `node` stands on its strip. */
const cards = {
  projects: {
    node: {
      ar: 'المشاريع',
      de: 'Projekte',
      en: 'projects',
      es: 'proyectos',
      fr: 'projets',
      pt: 'projetos',
      ur: 'منصوبے',
      vi: 'dự án',
    },
  },
  about: {
    node: {
      ar: 'نبذة',
      de: 'Über mich',
      en: 'about',
      es: 'sobre mí',
      fr: 'à propos',
      pt: 'sobre mim',
      ur: 'تعارف',
      vi: 'giới thiệu',
    },
  },
  skills: {
    node: {
      ar: 'المهارات',
      de: 'Kenntnisse',
      en: 'skills',
      es: 'habilidades',
      fr: 'compétences',
      pt: 'competências',
      ur: 'مہارتیں',
      vi: 'kỹ năng',
    },
    heading: {
      ar: 'أدوات عملي',
      de: 'Womit ich arbeite',
      en: 'What I Work With',
      es: 'Con qué trabajo',
      fr: 'Mes outils',
      pt: 'Com que trabalho',
      ur: 'میرے اوزار',
      vi: 'Công cụ tôi dùng',
    },
  },
  contact: {
    node: {
      ar: 'التواصل',
      de: 'Kontakt',
      en: 'contact',
      es: 'contacto',
      fr: 'contact',
      pt: 'contacto',
      ur: 'رابطہ',
      vi: 'liên hệ',
    },
    heading: {
      ar: 'لنتحدث',
      de: 'Schreiben Sie mir',
      en: 'Say Hello',
      es: '¿Hablamos?',
      fr: 'Parlons-en',
      pt: 'Vamos conversar?',
      ur: 'سلام کیجیے',
      vi: 'Gửi lời chào',
    },
    email: {
      ar: 'البريد',
      de: 'E-Mail',
      en: 'Email',
      es: 'Correo',
      fr: 'E-mail',
      pt: 'E-mail',
      ur: 'ای میل',
      vi: 'Email',
    },
    card: {
      ar: 'vCard',
      de: 'vCard',
      en: 'vCard',
      es: 'vCard',
      fr: 'vCard',
      pt: 'vCard',
      ur: 'vCard',
      vi: 'vCard',
    },
  },
} satisfies Record<string, Record<string, Row>>

type Named<Rows> = { [Name in keyof Rows]: string }

const wordsIn = <Rows extends Record<string, Row>>(rows: Rows, language: Language) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row[language]]),
  ) as Named<Rows>

/** The sections that have a heading. */
export type HeadedSection = keyof typeof sections

export const sectionHeadings = (language: Language) => wordsIn(sections, language)

export const cardWords = (language: Language) =>
  Object.fromEntries(
    Object.entries(cards).map(([card, rows]) => [
      card,
      wordsIn<Record<string, Row>>(rows, language),
    ]),
  ) as { [Card in keyof typeof cards]: Named<(typeof cards)[Card]> }
