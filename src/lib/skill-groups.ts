import type { Skill } from '#content-model/schema/types.ts'

/**
 * Skills by their group. A group stands where its first skill stands; skills without a group stand
 * between them.
 */
export const skillGroups = (skills: readonly Skill[]) => {
  const groups: [group: string, members: Skill[]][] = []
  for (const skill of skills) {
    const { group = '' } = skill
    const last = groups.at(-1)
    const same = group
      ? groups.find(([name]) => name === group)
      : last?.[0] === ''
        ? last
        : undefined
    if (same) same[1].push(skill)
    else groups.push([group, [skill]])
  }
  return groups
}

/** Each skill once, though it may be in several groups. */
export const distinctSkills = (skills: readonly Skill[]) => [
  ...new Map(skills.map((skill) => [skill.name, skill])).values(),
]

/**
 * Skills in lines: a group's name with its level, then its skills' names; skills without a group
 * have a level each.
 */
export const skillLines = (skills: readonly Skill[], comma: string) =>
  skillGroups(skills).map(([group, members]) => ({
    group: group && [group, members[0]?.level].filter(Boolean).join(comma),
    names: members.map(({ name, level }) => (group || !level ? name : `${name} (${level})`)),
  }))
