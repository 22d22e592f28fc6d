/** The words of the interface, by part. */
export const ui = {
  skipLink: 'Skip to content',
  newTab: '(opens in a new tab)',
  navigation: {
    label: 'Main',
    menu: 'Menu',
    cv: 'Download CV',
  },
  motion: { stop: 'Stop motion', go: 'Play motion' },
  theme: { label: 'Theme', system: 'system', dark: 'dark', light: 'light' },
  hero: {
    portrait: 'portrait',
    portraitStates: { waiting: 'waiting', entering: 'entering', entered: 'revealed' } as Record<
      string,
      string
    >,
    portraitAlt: 'Portrait of',
  },
  showcase: {
    label: 'Featured projects',
    node: 'showcase',
    rotating: 'rotating',
    stopped: 'stopped',
  },
  carousel: { slide: 'slide', carousel: 'carousel', of: 'of' },
  dashboard: {
    heading: 'The short version',
    projects: {
      node: 'projects',
      heading: 'Six projects, in the open',
      text: 'Each with a demo to try and a repository to read.',
    },
    about: {
      node: 'about',
      heading: 'Karachi, works anywhere',
      text: 'I build with React and Laravel, and collaborate remotely with teams worldwide.',
    },
    skills: { node: 'skills', heading: 'What I work with' },
    contact: { node: 'contact', heading: 'Say hello', email: 'Email', card: 'vCard' },
  },
  projects: {
    heading: 'Featured Projects',
    intent: 'What each one is, something that runs, and the source behind it.',
    more: 'SEE MORE',
    hide: 'HIDE',
    demo: 'Project Demo',
    repo: 'Github Repo',
    stack: 'Tech stack',
    shown: 'projects shown',
  },
  skills: { label: 'Skills', node: 'skills', moving: 'moving', stopped: 'stopped' },
  experience: { ongoing: 'active', over: 'done', present: 'Present', until: 'to' },
  faq: { node: 'faq', open: 'open', closed: 'closed' },
  copy: {
    label: 'Copy the email address',
    states: { idle: 'idle', copying: 'copying', copied: 'copied', failed: 'not copied' },
    copied: 'Email address copied',
    failed: 'The browser does not allow copying. The address is',
  },
  palette: { open: 'Search and commands', keys: 'Ctrl K' },
  notFound: {
    node: 'page',
    state: 'not found',
    heading: 'No transition leads here',
    text: 'This address is a state that the site does not have. These it does:',
    home: 'Home',
  },
  failure: {
    node: 'page',
    state: 'failed',
    heading: 'The page reached an error state',
    text: 'Something broke that should not have. Trying again draws the page anew.',
    retry: 'Try again',
    contact: 'Tell me about it',
  },
  footer: {
    source: 'Made of statecharts.',
    inspect: 'Inspect this page',
    code: 'Contact card as a QR code',
  },
  node: { inspect: 'Inspect' },
  contactCard: 'Save contact card',
} as const
