import { writeFileSync } from 'node:fs'
import { mergeConfig } from 'vite'

import config from '../vite.config.ts'
import { FIXTURE_CHUNKS } from './sites.ts'

/** The build of the site as it is; it also writes down which modules each chunk holds. */
export default mergeConfig(config, {
  plugins: [
    {
      name: 'record-chunks',
      applyToEnvironment: ({ name }: { name: string }) => name === 'client',
      generateBundle(_: unknown, bundle: Record<string, { name?: string; moduleIds?: string[] }>) {
        const chunks = Object.values(bundle)
          .filter(({ moduleIds }) => moduleIds)
          .map(({ name, moduleIds = [] }) => [
            name,
            moduleIds
              .map((id) => id.replace(/^\0|\?.*/g, '').replace(`${process.cwd()}/`, ''))
              .toSorted(),
          ])
        writeFileSync(FIXTURE_CHUNKS, JSON.stringify(Object.fromEntries(chunks), null, 2))
      },
    },
  ],
})
