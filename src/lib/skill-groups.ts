import type { Skill } from '#content-model/schema/types.ts'

/** Skills by their group, each where its first skill stands; those without one between them likewise. */
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

/** Skills in lines: a group's name with its level, and names, with a level of their own without a group. */
export const skillLines = (skills: readonly Skill[], comma: string) =>
  skillGroups(skills).map(([group, members]) => ({
    group: group && [group, members[0]?.level].filter(Boolean).join(comma),
    names: members.map(({ name, level }) => (group || !level ? name : `${name} (${level})`)),
  }))
