import type { Skill } from '#content/types'
import { skillGroups } from '#lib/skill-groups'

import { Icon } from '../icon/icon'

/** Every skill by its group: its icon, if it has one, and its name. */
export const SkillGrid = ({ skills }: { skills: readonly Skill[] }) =>
  skillGroups(skills).map(([group, members]) => (
    <div key={group} className="mt-5">
      {group && <h4 className="label m-0 mb-2.5 text-muted">{group}</h4>}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {members.map(({ name, icon, color = 'currentColor' }) => (
          <li
            key={name}
            className="group flex min-h-9 min-w-0 items-center gap-2.5 rounded-full border border-line bg-inset px-3.5 py-1.5 text-[0.95rem] leading-tight transition-colors duration-200 hover:border-line-strong"
          >
            {icon && <Icon name={icon} brand={color} className="tint-on-hover size-[1.2rem]" />}
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  ))
