import { unfoldPanel } from '../accordion/accordion.motion'
import { moveTrack } from '../carousel/carousel.motion'
import { unfoldMenu } from '../navigation/navigation.motion'
import { unfoldPalette } from '../palette/palette.motion'

/** Every movement that a machine may interrupt or reverse, by the name that a component uses. */
export const movements = { unfoldMenu, unfoldPalette, unfoldPanel, moveTrack }

export type MovementName = keyof typeof movements
export type MovementOptions<Name extends MovementName> = Parameters<(typeof movements)[Name]>[1]
