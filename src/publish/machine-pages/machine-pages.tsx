import { catalogue } from '#machines'
import type { Page } from '#content/types'

import drawing from '../../chart/drawing.css?inline'
import { MACHINES } from '../../routing/machines-path'
import { listPage } from './list-page'
import { MachineIndex } from './machine-index'
import { MachinePage } from './machine-page'
import pages from './machine-pages.css?inline'

/** Of all these pages: it stands in them, and no other page loads it. */
export const machineCss = [drawing, pages].join('')

interface Document {
  page: Page
  content: React.ReactNode
}

/** The list of machines and a page for each; none on a site without the inspector. */
export const machinePages: readonly Document[] = import.meta.env.INSPECTOR
  ? [
      { page: listPage, content: <MachineIndex /> },
      ...catalogue.map((entry) => ({
        page: {
          path: `${MACHINES}/${entry.id}`,
          title: `${entry.id} – ${listPage.title}`,
          description: entry.about,
        },
        content: <MachinePage entry={entry} />,
      })),
    ]
  : []
