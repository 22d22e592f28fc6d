import { GlobalFonts } from '@napi-rs/canvas'

import type { BuildContext } from '../context/context.ts'
import { cutWeight } from './cuts.ts'
import { families, filesOf } from './families.ts'

/** Registers the site's fonts for canvases in Node, in the weight that pages have. */
export const registerFonts = async (context: BuildContext): Promise<void> => {
  for (const family of families) {
    // Canvases share one registry per process.
    if (GlobalFonts.has(family.role)) continue
    const [latin] = await filesOf(context.root, family)
    GlobalFonts.register(await cutWeight(context, latin!, family.weights.min), family.role)
  }
}
