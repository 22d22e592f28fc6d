/** `npm run sample`: records the sample's content, by which the check finds what is left of it. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadContent } from '../../context/load.ts'
import { recordOf } from './sample.ts'

const PLACE = 'src/build/content/leftovers/sample.json'
const SAMPLE_NAME = 'Your Name'

const content = await loadContent(process.cwd())
if (content.identity.name === SAMPLE_NAME) {
  const record = `${JSON.stringify(recordOf(content), null, 2)}\n`
  await writeFile(join(process.cwd(), PLACE), record)
  console.log(`${PLACE} holds the sample.`)
} else {
  console.error(
    `identity.ts names ${content.identity.name}: this is no longer the sample, and nothing was written.`,
  )
  process.exitCode = 1
}
