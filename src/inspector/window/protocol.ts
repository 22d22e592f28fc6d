import type { Outcome } from '#machines/inspector/inspector.machine'
import type { Contents, Entry } from '../store/store'
import type { PlainEvent } from '../wire/wire'

/** What a window says; every tab hears it, the one it is meant for listens. */
export type ToTab =
  | { type: 'ask' }
  | { type: 'attach' | 'stay'; to: string }
  | { type: 'send'; to: string; actor: string; event: PlainEvent }
  | { type: 'restore'; to: string; entry: number }

/** What a tab says. Session ids are told apart by nothing but the tab. */
export type FromTab =
  | { type: 'here'; from: string; path: string; title: string }
  | { type: 'contents'; from: string; contents: Contents }
  | { type: 'entry'; from: string; entry: Entry }
  | { type: 'restored'; from: string; result: Outcome }
  | { type: 'left'; from: string }

export const isFromTab = (data: unknown): data is FromTab =>
  typeof data === 'object' && data !== null && 'from' in data && 'type' in data

export const isToTab = (data: unknown): data is ToTab =>
  typeof data === 'object' && data !== null && !('from' in data) && 'type' in data
