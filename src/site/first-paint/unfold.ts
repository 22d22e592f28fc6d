/**
 * Comes back to a page as it was left, before its scripts do: the browser scrolls as soon as the page is as high as
 * it was. `routing/entries.ts` writes the records, and puts right what differs.
 */
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'

interface EntryRecord {
  parts: Record<string, unknown>
}

/** What is unfolded in a list is a number of entries. */
const isList = (unfolded: unknown) => typeof unfolded === 'number'

// Storage may be blocked, and may hold anything.
try {
  const { entry = '' } = history.state as { entry?: string }
  const records: Record<string, EntryRecord> = JSON.parse(sessionStorage[storageKey('entries')])
  if (Object.values(records[entry]!.parts).some(isList)) pageFlags().unfolded = ''
} catch {}
