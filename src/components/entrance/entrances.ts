import { enterCard } from '../dashboard/dashboard.motion'
import { enterJob } from '../experience/experience.motion'
import { enterHero, enterLines, enterPortrait, holdLines } from '../hero/hero.motion'
import { enterBar } from '../navigation/navigation.motion'
import { enterProject } from '../project-card/project-card.motion'

/**
 * Every entrance, by the name under which a component asks for it. Only the build runs them: it
 * compiles each into a style sheet (`src/publish/entrances`).
 */
export const entrances = {
  bar: enterBar,
  hero: enterHero,
  portrait: enterPortrait,
  lines: enterLines,
  heldLines: holdLines,
  card: enterCard,
  project: enterProject,
  job: enterJob,
}

export type EntranceName = keyof typeof entrances
