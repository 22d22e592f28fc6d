import type { IconName } from '#content-model/schema/types.ts'

/** Icons of the interface: a component can name no other. The build draws them, and those of the owner's links. */
export const uiIcons = [
  'FaPlay',
  'FaPause',
  'FaMoon',
  'FaSun',
  'FaCircleHalfStroke',
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
export type SpriteIcon = (typeof uiIcons)[number] | LinkIcon
