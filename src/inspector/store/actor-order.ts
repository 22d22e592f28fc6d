import type { ActorRecord } from './store'

const nameOf = ({ machine, name }: ActorRecord) => `${machine} ${name}`

/**
 * Actors in the order in which their names first came, those that are gone last. One that is gone is
 * left out if another of its name has come since: a restore replaces every actor.
 */
export const inOrder = (records: readonly ActorRecord[]): ActorRecord[] => {
  const names = [...new Set(records.map(nameOf))]
  const latest = new Map(records.map((record) => [nameOf(record), record]))
  return records
    .filter((record) => !record.isGone || latest.get(nameOf(record)) === record)
    .toSorted(
      (one, other) =>
        Number(one.isGone) - Number(other.isGone) ||
        names.indexOf(nameOf(one)) - names.indexOf(nameOf(other)),
    )
}
