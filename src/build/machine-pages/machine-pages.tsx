import { machines } from 'virtual:machine-facts'

import { machines as words } from '#content/machines'
import type { Page } from '#content/types'

import chartCss from '../../inspector/chart/drawing.css?inline'
import { MACHINES } from '../../routing/machines-path'
import { MachineIndex } from './machine-index'
import { MachinePage } from './machine-page'
import pageCss from './machine-pages.css?inline'

/** Of all these pages: it stands in them, and no other page loads it. */
export const machineCss = chartCss + pageCss

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
