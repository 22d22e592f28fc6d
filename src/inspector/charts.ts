import { charts as laidOut, samples } from 'virtual:charts'

import type { Chart } from './chart/chart'
import type { PlainEvent } from './observe/protocol'

/** The charts of all machines, by id. */
export const charts: Readonly<Record<string, Chart>> = laidOut

/** The events that a machine knows, as the catalogue shows them. */
export const samplesOf = (machine: string): readonly PlainEvent[] => samples[machine] ?? []
