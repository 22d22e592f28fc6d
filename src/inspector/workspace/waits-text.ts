import type { AnyMachineSnapshot } from 'xstate'

import { waitsFor } from '../../actors/waits-for'
import { site } from '../site'

/** More names would be a list; they are counted then. */
const MOST = 4

/** What an actor at rest waits for, in words; empty if that is not known. */
export const waitsText = (snapshot: AnyMachineSnapshot): string => {
  const { word, names } = waitsFor(snapshot)
  if (word === 'stopped')
    return `stands still: ${names.map((name) => site.holds[name] ?? name).join(', ')}`
  if (word === 'ended') return 'waits for nothing more'
  if (names.length === 0) return ''
  // What comes by itself, first.
  const reports = names.filter(site.isReport)
  const others = names.filter((name) => !site.isReport(name))
  const all = [...reports, ...others]
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all
  const rest = all.length - shown.length
  return `waits for ${shown.join(', ')}${rest > 0 ? `, ${rest} more` : ''}`
}
