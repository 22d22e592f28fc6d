import './skill-grid.css'

import type { Skill } from '#content-model/schema/types.ts'
import { skillGroups } from '#lib/skill-groups.ts'

import { Icon } from '../controls/icon.tsx'

interface SkillGridProps {
  skills: readonly Skill[]
  /** The rank of a group's heading. */
  heading?: 'h3' | 'h4'
}

/** Every skill by its group: its icon, if it has one, its name, and its level, if it has one. */
export const SkillGrid = ({ skills, heading: Heading = 'h4' }: SkillGridProps) =>
  skillGroups(skills).map(([group, members]) => (
    <div key={group || members[0]?.name} className="skill-group">
      {group && (
        <Heading className="label text-muted wrap-anywhere">
          {group}
          {/* Without the space, letters of joining scripts would join across the two words. */}{' '}
          {members[0]?.level && <span className="text-text">{members[0].level}</span>}
        </Heading>
      )}
      <ul>
        {members.map(({ name, level, icon, color = 'currentColor' }) => (
          <li key={name} className="leading-snug transition-colors">
            {icon && <Icon name={icon} brand={color} className="tint-on-hover" />}
            <span className="min-w-0 wrap-anywhere">
              <span translate="no">{name}</span>
              {level && !group && <span className="label text-muted"> {level}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
