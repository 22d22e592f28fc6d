export const about = {
  heading: 'About',
  label: 'ME',
  text: ['I bake.'],
  contact: 'Write',
  skillsHeading: 'Skills',
  experienceHeading: 'Work',
  educationHeading: 'School',
  certificatesHeading: 'Papers',
  languagesHeading: 'Languages',
  faqHeading: 'Questions',
}
