/** The words of the command palette, which are loaded with it. */
export const palette = {
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
  motion: { follow: 'Motion as the system says' },
  /** Further words by which something is found. */
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
} as const
