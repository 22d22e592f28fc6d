import { machines } from 'virtual:machine-facts'

import { machines as words } from '#content/machines'
import type { Page } from '#content/types'

import drawing from '../../chart/drawing.css?inline'
import { MACHINES } from '../../routing/machines-path'
import files from './files.css?inline'
import { MachineIndex } from './machine-index'
import index from './machine-index.css?inline'
import chart from './machine-chart.css?inline'
import { MachinePage } from './machine-page'
import page from './machine-page.css?inline'
import tables from './tables.css?inline'

/** Of all these pages: it stands in them, and no other page loads it. */
export const machineCss = [drawing, page, chart, tables, files, index].join('')

interface Document {
  page: Page
  content: React.ReactNode
}

const list: Document = {
  page: { path: MACHINES, title: words.title, description: words.description },
  content: <MachineIndex />,
}

/** The list of machines and a page for each; none on a site without the inspector. */
export const machinePages: readonly Document[] = import.meta.env.INSPECTOR
  ? [
      list,
      ...machines.map((machine) => ({
        page: {
          path: `${MACHINES}/${machine.id}`,
          title: `${machine.id} – ${words.title}`,
          description: machine.about,
        },
        content: <MachinePage machine={machine} />,
      })),
    ]
  : []
