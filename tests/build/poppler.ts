import { spawnSync } from 'node:child_process'

/** Runs one of poppler’s tools on a file: `pdftotext`, `pdfinfo`, `pdffonts`. */
export const poppler = (tool: string, ...options: string[]): string => {
  const { error, status, stdout, stderr } = spawnSync(tool, options, { encoding: 'utf8' })
  if (error)
    throw new Error(
      `${tool} is missing. Install poppler: apt-get install poppler-utils, or brew install poppler.`,
    )
  if (status) throw new Error(`${tool} failed: ${stderr}`)
  return stdout
}
