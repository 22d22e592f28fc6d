import { cardWords, sectionHeadings } from './headings.ts'

/** The words of the site in English. The other languages have the same, each in a file of its own. */
export const words = {
  /** The words of pages, by part. */
  ui: {
    skipLink: 'Skip to content',
    newTab: '(opens in a new tab)',
    /** Between a label and its value; French has a space before it. */
    colon: ':',
    comma: ',',
    pages: {
      about: { navigation: 'About', title: 'My Background' },
      projects: { navigation: 'Projects', title: 'Featured Projects' },
      notFound: { title: 'Page not found', description: 'There is no page at this address.' },
    },
    navigation: {
      label: 'Main',
      menu: 'Menu',
      close: 'Close',
      cv: 'Download CV',
      node: 'menu',
    },
    motion: { stop: 'Stop motion', go: 'Play motion' },
    theme: { label: 'Theme' },
    hero: {
      contact: 'Get in Touch',
      work: 'See the Work',
      portrait: 'portrait',
      lines: 'This page, as its machines run',
      portraitAlt: 'Portrait of',
    },
    showcase: {
      label: 'Featured Projects',
      node: 'showcase',
    },
    carousel: { slide: 'slide', carousel: 'carousel', of: 'of' },
    dashboard: {
      heading: 'The Short Version',
      ...cardWords('en'),
    },
    projects: {
      node: 'project',
      more: 'SEE MORE',
      hide: 'HIDE',
      demo: 'Project Demo',
      repo: 'Github Repo',
      source: 'Source Code',
      stack: 'Tech Stack',
      shown: 'Projects shown',
      all: 'All Projects',
      previous: 'Previous',
      next: 'Next',
      highlights: 'Highlights',
      roles: 'Role',
      period: 'When',
      type: 'Kind',
      entity: 'For',
      table: 'Table',
      code: 'Code',
    },
    about: {
      label: 'ABOUT ME',
      contact: 'Get in Touch',
      skills: 'Skills',
      experience: 'Experience',
      ...sectionHeadings('en'),
      courses: 'Courses',
      score: 'Grade',
      faq: 'FAQ',
    },
    skills: { label: 'Skills', node: 'skills' },
    experience: { ongoing: 'active', over: 'done', present: 'Present', until: 'to' },
    faq: { node: 'faq' },
    copy: {
      label: 'Copy the email address',
      copied: 'Email address copied',
      failed: 'The browser has not copied it. The address is',
    },
    palette: { open: 'Search and commands', keys: 'Ctrl K' },
    notFound: {
      node: 'page',
      state: 'not found',
      heading: 'No Transition Leads Here',
      text: 'This address is a state that the site does not have. These it does:',
      home: 'Home',
    },
    failure: {
      node: 'page',
      state: 'failed',
      heading: 'The Page Reached an Error State',
      text: 'Something broke that should not have. Trying again draws the page anew.',
      part: 'This part reached an error state.',
      missing: 'This part could not be loaded. Is there a connection?',
      offline: {
        state: 'offline',
        heading: 'This Page Could Not Be Loaded',
        text: 'There seems to be no connection. Try again when there is one.',
      },
      retry: 'Try Again',
      contact: 'Tell Me About It',
    },
    wait: { short: 'waiting', long: 'This takes longer than it should.' },
    /** States of machines, by the state's name: on cards, on the hero's lines, inside. */
    states: {
      shown: 'shown',
      waiting: 'waiting',
      entering: 'entering',
      entered: 'entered',
      due: 'due',
      idle: 'idle',
      moving: 'moving',
      stopped: 'stopped',
      following: 'following',
      going: 'going',
      system: 'system',
      dark: 'dark',
      light: 'light',
      closed: 'closed',
      opening: 'opening',
      open: 'open',
      closing: 'closing',
      partial: 'partial',
      complete: 'complete',
      hiding: 'hiding',
      whole: 'whole',
      still: 'still',
      loading: 'loading',
      playing: 'playing',
      paused: 'paused',
      failed: 'failed',
      copying: 'copying',
      copied: 'copied',
    },
    /** The words in brackets are links or keys. */
    inside: {
      keyed: 'This page, live. Press a station, or hold X to [see inside].',
      touched: 'This page, live. Press a station, or [see inside].',
      open: 'See inside',
      held: 'Let go of X to come back',
      leave: 'Back to the page',
      /** What a machine does next, what it listens for, and what stops it: names follow, after a colon. */
      next: 'next slide',
      waits: 'waits for',
      stopped: 'held by',
    },
    footer: {
      source: 'Made of statecharts.',
      inspect: 'Inspect this page',
    },
    node: { inspect: 'Inspect' },
    contactCard: 'Save contact card',
  },
  /** The words of the command palette, which are loaded with it. */
  palette: {
    node: 'palette',
    label: 'Search and commands',
    placeholder: 'Where to, or what to do?',
    results: 'Results',
    of: 'of',
    none: 'Nothing here goes by that name.',
    noneHint: 'Try a page, a project, “theme” or “email”.',
    current: 'current',
    close: 'Close',
    groups: { pages: 'Pages', sections: 'Sections', projects: 'Projects', actions: 'Actions' },
    home: 'Home',
    machines: 'Made of statecharts',
    copyEmail: 'Copy the email address',
    /** For `[keys]` stand the keys that act alone. */
    keys: {
      off: 'Switch off keys of one letter ([keys])',
      on: 'Switch on keys of one letter ([keys])',
    },
    /** Whether a visitor's agent may use the page. */
    agents: {
      label: 'Agents',
      on: 'on',
      visit: 'off for this visit',
      off: 'off for good',
    },
    /** Further words by which the palette finds a command. */
    alsoFoundBy: {
      home: 'start hero',
      copyEmail: 'contact mail clipboard',
      cv: 'résumé curriculum vitae pdf',
      theme: 'colours colors mode switch',
      motion: 'animation pause reduced switch',
      machines: 'machines charts states simulator how it works',
      inspect: 'inspector machines states events debug',
    },
    hints: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'choose' },
      { keys: 'Esc', does: 'close' },
    ],
  },
  /**
   * Announcements of a visitor's agent: the name of a part, or of a control, follows after a colon.
   */
  agents: { changed: 'An agent changed', shows: 'An agent points at' },
  /** The words of the CV, of feeds and of link previews that pages do not show. */
  documents: {
    profile: 'Profile',
    projects: 'Projects',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    demo: 'Demo',
    source: 'Source',
    madeWith: 'Made with',
    page: 'page',
    pages: 'Pages',
    questions: 'Questions',
    files: 'Files',
    resumeText: 'Résumé, plain text',
    resumeJson: 'Résumé, JSON Resume 1.x',
    cv: 'CV, tagged PDF',
    card: 'Address card, vCard 4.0',
    licences: 'Licences of its fonts, icons and code',
  },
}

export type Words = typeof words

type Some<All> = All extends object ? { [Key in keyof All]?: Some<All[Key]> } : All

/** Some of the words that a language has. */
export type OwnWords = Some<Words>
