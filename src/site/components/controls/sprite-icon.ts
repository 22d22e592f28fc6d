import type { IconName } from '#content-model/schema/types.ts'
import type { ui } from '#content-model/schema/ui.ts'
import type { ThemeChoice } from '#machines/theme.machine.ts'

/** Asks for a theme's icon, once its name is among the words for states. */
type ThemeIcon<Choice> = Choice extends keyof typeof ui.states
  ? IconName
  : 'Name it in `states` of src/content-model/words first'

/** The icon of each choice of colours. */
export const themeIcons = {
  system: 'FaCircleHalfStroke',
  dark: 'FaMoon',
  light: 'FaSun',
} as const satisfies { [Choice in ThemeChoice]: ThemeIcon<Choice> }

/** Icons of the interface: a component can name no other. The build draws them, and those of the owner's links. */
export const uiIcons = [
  'FaPlay',
  'FaPause',
  'FaEnvelope',
  'FaAddressCard',
  'FaPhone',
  'FaGlobe',
  'FaLink',
  'FaDownload',
  'FaXmark',
  'FaMagnifyingGlass',
  'FaHashtag',
  'FaRegFile',
  'FaRegCopy',
  'FaCheck',
  'FaDiagramProject',
] as const satisfies IconName[]

/** The icon of one of the owner's links: the build has found it among all. */
export type LinkIcon = string & { readonly of: 'a link' }

/** An icon of the sprite. */
export type SpriteIcon = (typeof uiIcons)[number] | (typeof themeIcons)[ThemeChoice] | LinkIcon
