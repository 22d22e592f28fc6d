import type { AnyStateMachine } from 'xstate'

import { catalogue, type CatalogueEntry } from '#machines'

// With it come all machines: not for what is shown first.

export const entries: readonly CatalogueEntry[] = catalogue

export const entryOf = (id: string) => entries.find((entry) => entry.id === id)

export const machineOf = (id: string): AnyStateMachine | undefined => entryOf(id)?.machine
