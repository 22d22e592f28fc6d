import type { Skill } from '#content/types'

import { Icon } from '../icon/icon'

/** Every skill: its icon and its name. */
export const SkillGrid = ({ skills }: { skills: readonly Skill[] }) => (
  <ul className="m-0 mt-5 flex list-none flex-wrap gap-2 p-0">
    {skills.map(({ name, icon, color }) => (
      <li
        key={name}
        className="group flex min-h-9 min-w-0 items-center gap-2.5 rounded-full border border-line bg-inset px-3.5 py-1.5 text-[0.95rem] leading-tight transition-colors duration-200 hover:border-line-strong"
      >
        <Icon name={icon} brand={color} className="tint-on-hover size-[1.2rem]" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </li>
    ))}
  </ul>
)
