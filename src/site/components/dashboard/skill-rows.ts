import type { Skill } from '#content-model/schema/types.ts'
import { skillGroups } from '#lib/skill-groups.ts'

/** How many letters fit a row in half of the dashboard. */
const ROW_LETTERS = 64
/** The width of a chip around its name, its icon included, in letters. */
const CHIP_LETTERS = 5
const ICON_LETTERS = 4
/** A group's heading is as high as so many rows of chips. */
const HEADING_ROWS = 1

const lettersOf = ({ name, icon, level = '' }: Skill) =>
  name.length + level.length + CHIP_LETTERS + (icon ? ICON_LETTERS : 0)

const rowsOfChips = (skills: readonly Skill[]) => {
  let rows = 1
  let used = 0
  for (const skill of skills) {
    const letters = lettersOf(skill)
    if (used > 0 && used + letters > ROW_LETTERS) {
      rows += 1
      used = 0
    }
    used += letters
  }
  return rows
}

/** About how many rows the chips of all skills fill in half of the dashboard. */
export const skillRows = (skills: readonly Skill[]) =>
  skillGroups(skills).reduce(
    (rows, [group, members]) => rows + rowsOfChips(members) + (group ? HEADING_ROWS : 0),
    0,
  )
