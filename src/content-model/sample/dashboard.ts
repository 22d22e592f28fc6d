export const dashboard = {
  projects: {
    heading: 'Six Projects, in the Open',
    text: 'Each with a demo to try and a repository to read.',
  },
  about: {
    heading: 'Karachi, Works Anywhere',
    text: 'I build with React and Laravel, and collaborate remotely with teams worldwide.',
  },
}
