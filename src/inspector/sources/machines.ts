import { catalogue, type CatalogueEntry } from '#machines'

// Imports all machines: only for code that comes after the first view.

export const entries: readonly CatalogueEntry[] = catalogue

export const entryOf = (id: string) => entries.find((entry) => entry.id === id)
