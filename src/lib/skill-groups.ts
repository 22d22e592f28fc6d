import type { Skill } from '#content/types'

/** Skills by their group, in the order in which groups first come; those without one come first. */
export const skillGroups = (skills: readonly Skill[]) => {
  const groups = new Map<string, Skill[]>([['', []]])
  for (const skill of skills) {
    const { group = '' } = skill
    groups.set(group, [...(groups.get(group) ?? []), skill])
  }
  return [...groups].filter(([, members]) => members.length > 0)
}

/** Each skill once, though it may be in several groups. */
export const distinctSkills = (skills: readonly Skill[]) => [
  ...new Map(skills.map((skill) => [skill.name, skill])).values(),
]

/** Skills in lines: a group's name with its level, and names, with a level of their own without a group. */
export const skillLines = (skills: readonly Skill[], comma: string) =>
  skillGroups(skills).map(([group, members]) => ({
    group: group && [group, members[0]?.level].filter(Boolean).join(comma),
    names: members.map(({ name, level }) => (group || !level ? name : `${name} (${level})`)),
  }))
