import type { Experience } from '#content/types'

export const experience: Experience[] = [
  {
    companyName: 'Company',
    position: 'Backend Developer',
    aboutPosition:
      'Backend development for web applications: the server side, its data, and the interfaces that frontends rely on.',
    startDate: 'Jul-2025',
    endDate: 'Present',
    side: 'left',
  },
  {
    companyName: 'Private company',
    position: 'Frontend Developer',
    aboutPosition:
      'Frontend development in a team: interfaces carried from the design to the release.',
    startDate: 'Sept-2023',
    endDate: 'April-2024',
    side: 'right',
  },
  {
    companyName: 'Freelance',
    position: 'Frontend Developer',
    aboutPosition: 'Freelance frontend development: websites and web applications for clients.',
    startDate: 'May-2023',
    endDate: 'Present',
    side: 'left',
  },
  {
    companyName: 'Training company',
    position: 'Frontend Trainee',
    aboutPosition:
      'Training in frontend development: from HTML, CSS and JavaScript to first interfaces in React.',
    startDate: 'May-2023',
    endDate: 'Dec-2023',
    side: 'right',
  },
]
