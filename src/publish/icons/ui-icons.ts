import type { IconName } from '#content/types'

/** Icons of the interface; the content names further ones. */
export const uiIcons = [
  'FaBars',
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
