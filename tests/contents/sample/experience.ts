import type { Experience } from '#content/types'

export const experience: Experience[] = [
  {
    companyName: 'Company name',
    position: 'Backend developer',
    aboutPosition:
      'Backend development for web applications: the server side, its data, and the interfaces that front ends rely on.',
    startDate: 'Jul-2025',
    endDate: 'Present',
    side: 'left',
  },
  {
    companyName: 'Private company name',
    position: 'Frontend developer',
    aboutPosition:
      'Frontend development in a team: interfaces carried from the design to the release.',
    startDate: 'Sept-2023',
    endDate: 'April-2024',
    side: 'right',
  },
  {
    companyName: 'Freelance',
    position: 'Frontend developer',
    aboutPosition: 'Freelance frontend development: websites and web applications for clients.',
    startDate: 'May-2023',
    endDate: 'Present',
    side: 'left',
  },
  {
    companyName: 'Training company name',
    position: 'Frontend trainee',
    aboutPosition:
      'Training in frontend development: from HTML, CSS and JavaScript to first interfaces in React.',
    startDate: 'May-2023',
    endDate: 'Dec-2023',
    side: 'right',
  },
]
