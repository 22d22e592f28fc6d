import type { AnyStateMachine } from 'xstate'

import { toMermaid } from '#devtools/chart/mermaid.ts'
import { chartFor } from './chart-for.ts'

/** A machine's chart as text for Mermaid. */
export const asMermaid = (machine: AnyStateMachine) => toMermaid(chartFor(machine))
