import type { Skill } from '#content/types'

const ICONS = ['SiRust', 'SiGo', 'SiPython', 'SiPhp', 'SiReact', 'SiLinux', 'FaAnchor'] as const

export const skills: Skill[] = Array.from({ length: 40 }, (_, index) => ({
  icon: ICONS[index % ICONS.length]!,
  name: index % 9 ? `Skill ${index + 1}` : `Continuous improvement of processes ${index + 1}`,
  color: '#3178c6',
}))
