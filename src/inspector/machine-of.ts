import type { AnyStateMachine } from 'xstate'
import { charts as laidOut } from 'virtual:charts'

import { catalogue, type CatalogueEntry } from '#machines'

import type { Chart } from './chart/chart'

/** The charts of all machines, by id. */
export const charts: Readonly<Record<string, Chart>> = laidOut

export const entries: readonly CatalogueEntry[] = catalogue

export const entryOf = (id: string) => entries.find((entry) => entry.id === id)

export const machineOf = (id: string): AnyStateMachine | undefined => entryOf(id)?.machine
