import './actor-status.css'

import { words } from '../../site'
import { stateLine } from '../../store/preview'
import type { ActorView } from '../../store/store'
import type { Still } from '../../observe/protocol'
import { Countdown } from './countdown'
import { useInspector } from '../inspector-context'

const delayName = (event: string) => event.replace(/^xstate\.after\./, '').split('.')[0]

/** What the actor is doing, in one line that anyone can read. */
export function Sentence({ view, still }: { view: ActorView; still: Still }) {
  const { entry } = useInspector()
  const isPast = entry !== null
  const verb = view.isGone || isPast ? words.sentence.was : words.sentence.is
  return (
    <p className="ins-sentence ins-mono">
      <strong>{view.name}</strong> {verb} <em>{stateLine(still.value)}</em>
      {view.isGone && !isPast && <> · {words.sentence.gone}</>}
      {(isPast || !view.isGone) &&
        still.timers.map((timer) => (
          <span key={timer.event}>
            {' · '}
            {delayName(timer.event)} {words.sentence.in} <Countdown timer={timer} />
          </span>
        ))}
    </p>
  )
}
