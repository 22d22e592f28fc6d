import { enterDashboardCard } from '../dashboard/dashboard.motion'
import { enterJob } from '../experience/experience.motion'
import { enterHero, enterPortrait } from '../hero/hero.motion'
import { enterLines, enterLinesFrame } from '../hero/hero-lines.motion'
import { enterBar } from '../navigation/navigation.motion'
import { enterProjectCard } from '../project-card/project-card.motion'

/**
 * Every entrance, by its name: a component asks for it so, and so the page's HTML, the keyframes and
 * the motion file call it. Only the build runs them: it compiles each into a style sheet
 * (`src/publish/entrances`).
 */
export const entrances = {
  enterBar,
  enterHero,
  enterPortrait,
  enterLinesFrame,
  enterLines,
  enterDashboardCard,
  enterProjectCard,
  enterJob,
}

export type EntranceName = keyof typeof entrances
