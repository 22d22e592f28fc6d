import type { FaqItem } from '#content/types'

export const faq: FaqItem[] = [
  {
    id: 'backend',
    question: 'Which backend technologies do you work with?',
    answer:
      'PHP with Laravel, and MySQL for the data; Composer manages the packages. Where a hosted backend serves a project better, Firebase.',
  },
  {
    id: 'performance-security',
    question: 'How do you keep an application fast and secure?',
    answer:
      'This site is my example, and you can check it. Fast: every page is complete before a script runs, images load when they are needed, and movement is left to the graphics card. Secure: a strict content security policy, nothing loaded from third parties, no cookies and no tracking.',
  },
  {
    id: 'frontend',
    question: 'Which frontend technologies do you work with?',
    answer:
      'React and JavaScript, built with Vite, on solid HTML and CSS. For styling, TailwindCSS or Bootstrap, whichever the team already speaks.',
  },
  {
    id: 'notable-project',
    question: 'Which project should I look at first?',
    answer:
      'Crypto Dashboard, the first on the projects page: its demo and its source are both a click away. Then look at this site itself, in which every moving part is a statechart.',
  },
  {
    id: 'debugging-testing',
    question: 'How do you debug and test your work?',
    answer:
      'On this site every state, event and timer is modelled, so that a test can drive each part without a browser and without waiting. The pages are then tested in a real browser, with the keyboard, without scripts and with motion turned off.',
  },
  {
    id: 'certifications',
    question: 'Do you hold any certifications?',
    // {your certifications: the name, issuer and year of each}
    answer: 'Write to me, and I will send you the list, each with its issuer and year.',
  },
]
