import { unfoldPanel } from '../accordion/accordion.motion'
import { moveTrack } from '../carousel/carousel.motion'
import { enterCard } from '../dashboard/dashboard.motion'
import { enterJob } from '../experience/experience.motion'
import { enterHero, enterPortrait } from '../hero/hero.motion'
import { enterBar, unfoldMenu } from '../navigation/navigation.motion'
import { unfoldPalette } from '../palette/palette.motion'
import { enterProject } from '../project-card/project-card.motion'

/** Things that enter once. All take the same options. */
const entrances = {
  bar: enterBar,
  hero: enterHero,
  portrait: enterPortrait,
  card: enterCard,
  project: enterProject,
  job: enterJob,
}

/** Every movement of the site, by the name under which a component asks for it. */
export const movements = { ...entrances, unfoldMenu, unfoldPalette, unfoldPanel, moveTrack }

export type EntranceName = keyof typeof entrances
export type MovementName = keyof typeof movements
export type MovementOptions<Name extends MovementName> = Parameters<(typeof movements)[Name]>[1]
