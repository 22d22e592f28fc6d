import type { Skill } from '#content/types'
import { skillGroups } from '#lib/skill-groups'

import { Icon } from '../icon/icon'

interface SkillGridProps {
  skills: readonly Skill[]
  /** The rank of a group's heading. */
  heading?: 'h3' | 'h4'
}

/** Every skill by its group: its icon, if it has one, and its name; and how well, where that is said. */
export const SkillGrid = ({ skills, heading: Heading = 'h4' }: SkillGridProps) =>
  skillGroups(skills).map(([group, members]) => (
    <div key={group || members[0]?.name} className="mt-5 only-child:col-span-full">
      {group && (
        <Heading className="label mb-2.5 text-muted wrap-anywhere">
          {group}
          {/* Without the space, letters of scripts that join would join. */}{' '}
          {members[0]?.level && <span className="ms-2 text-text">{members[0].level}</span>}
        </Heading>
      )}
      <ul className="flex flex-wrap gap-2">
        {members.map(({ name, level, icon, color = 'currentColor' }) => (
          <li
            key={name}
            className="flex min-h-9 min-w-0 items-center gap-2.5 rounded-full border border-line bg-inset px-4 py-1.5 text-[0.95rem] leading-snug transition-colors duration-200 hover:border-line-strong"
          >
            {icon && <Icon name={icon} brand={color} className="tint-on-hover size-[1.2rem]" />}
            <span className="min-w-0 wrap-anywhere">
              <span translate="no">{name}</span>
              {level && !group && <span className="label ms-2.5 text-muted"> {level}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
