import type { Skill } from '#content/types'

export const skills: Skill[] = [
  { icon: 'SiHtml5', name: 'HTML', color: '#e34f26' },
  { icon: 'SiCss', name: 'CSS', color: '#663399' },
  { icon: 'SiJavascript', name: 'JavaScript', color: '#f7df1e' },
  { icon: 'SiBootstrap', name: 'Bootstrap', color: '#7952b3' },
  { icon: 'SiTailwindcss', name: 'TailwindCSS', color: '#06b6d4' },
  { icon: 'SiReact', name: 'React', color: '#61dafb' },
  { icon: 'SiVite', name: 'Vite', color: '#646cff' },
  { icon: 'SiFirebase', name: 'Firebase', color: '#dd2c00' },
  { icon: 'SiPhp', name: 'PHP', color: '#777bb4' },
  { icon: 'SiLaravel', name: 'Laravel', color: '#ff2d20' },
  { icon: 'SiMysql', name: 'MySQL', color: '#4479a1' },
  { icon: 'FaBoxOpen', name: 'Composer', color: '#885630' },
  { icon: 'SiNpm', name: 'NPM', color: '#cb3837' },
  { icon: 'SiGit', name: 'Git', color: '#f05032' },
  { icon: 'SiGithub', name: 'GitHub', color: '#181717' },
]
