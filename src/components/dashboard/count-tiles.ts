import type { Identity } from '#content/types'

/** From this many on the tiles take a row of their own where the window is of middling width. */
const MANY = 7

/** Ways to get in touch: the address and the card are always among them. */
const countTiles = ({ links, phone, website }: Identity) =>
  links.length + 2 + (phone ? 1 : 0) + (website ? 1 : 0)

export const areTilesMany = (identity: Identity) => countTiles(identity) >= MANY
