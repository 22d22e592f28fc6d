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
