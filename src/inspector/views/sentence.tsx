import { inspector as words } from '#content/inspector'

import { stateLine } from '../store/preview'
import type { ActorView } from '../store/store'
import type { Still } from '../wire/wire'
import { useActorTime } from './actor-time'
import { useInspector } from './shown'

const delayName = (event: string) => event.replace(/^xstate\.after\./, '').split('.')[0]

/** What the actor is doing, in one line that anyone can read. */
export function Sentence({ view, still }: { view: ActorView; still: Still }) {
  const { entry } = useInspector()
  const now = useActorTime(100)
  const verb = view.isGone || entry !== null ? words.sentence.was : words.sentence.is
  return (
    <p className="ins-sentence">
      <strong>{view.name}</strong> {verb} <em>{stateLine(still.value)}</em>
      {view.isGone && entry === null && <> · {words.sentence.gone}</>}
      {entry === null &&
        !view.isGone &&
        still.timers.map(({ event, due }) => (
          <span key={event}>
            {' · '}
            {delayName(event)} {words.sentence.in}{' '}
            <span className="ins-count">{(Math.max(0, due - now) / 1000).toFixed(1)} s</span>
          </span>
        ))}
    </p>
  )
}
