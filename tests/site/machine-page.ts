import type { Page } from 'playwright'

import { machines as words } from '#content/machines'
import { catalogue } from '#machines'

import { MACHINES } from '../../src/routing/machines-path.ts'

export const ids = catalogue.map(({ id }) => id)

export const pageOf = (id: string) => `${MACHINES}/${id}`

/** A part of a machine's page, by its heading. */
export const part = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true })

export const chart = (page: Page, id: string) =>
  page.getByRole('img', { name: `${words.chart.label} ${id}` })
