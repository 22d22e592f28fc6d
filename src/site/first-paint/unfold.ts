/**
 * Unfolds a page that the visitor comes back to as it was left, before its scripts run: the browser
 * scrolls as soon as the page is as high as it was. `routing/history-entries.ts` writes the records, and
 * corrects what differs.
 */
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'

interface EntryRecord {
  parts: Record<string, unknown>
}

/** Whether a part is a list: its record is a number of entries. */
const isList = (unfolded: unknown) => typeof unfolded === 'number'

// Storage may be blocked, and may hold anything.
try {
  const { entry } = (history.state ?? {}) as { entry?: string }
  if (entry) {
    const records: Record<string, EntryRecord> = JSON.parse(sessionStorage[storageKey('entries')])
    if (Object.values(records[entry]!.parts).some(isList)) pageFlags().unfolded = ''
  }
} catch {}
