import { enterDashboardCard } from '../dashboard/dashboard.motion.ts'
import { enterJob } from '../about/experience.motion.ts'
import { enterHero, enterPortrait } from '../hero/hero.motion.ts'
import { enterLines, enterLinesFrame } from '../hero/hero-lines.motion.ts'
import { enterBar } from '../bar/bar.motion.ts'
import { enterProjectCard } from '../project/project-card.motion.ts'

/**
 * Every entrance by its name, which a component, the page's HTML, the keyframes and the motion file
 * all use. Only the build runs them: it compiles each into a style sheet
 * (`src/build/virtual/entrances-sheet.ts`).
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
