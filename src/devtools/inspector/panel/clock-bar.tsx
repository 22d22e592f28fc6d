import { AfterPaint } from './after-paint.tsx'
import { Button, IconButton } from './controls.tsx'
import { useInspector, useIsFrozen, useView } from './inspector-context.ts'
import { lazyPart } from './lazy-part.tsx'
import { actorsAt, machineOf } from '../moments.ts'
import { seconds } from '../tick.ts'

/** The steps' code comes with the log's: it looks for words in steps, too. */
const Steps = lazyPart(() => import('../views/steps-view.tsx'))

/** The report about a shown step that is forgotten: the log then moves on by itself. */
const FORGOTTEN = 'That step is forgotten by now: this is the first that is remembered'

/** The clock of the page, and the moment that is shown: the page may go on from there. */
export function ClockBar() {
  const { panel, source, isPage, report, step, moment } = useView()
  const isForgotten = moment && step !== null && step < moment.id
  const restore = async () => {
    if (!moment) return
    panel.send({ type: 'time.restored', report: await source.restore(moment) })
  }

  return (
    <div className="ins-time ins-bar" data-past={moment ? '' : undefined}>
      <AfterPaint>
        <span className="ins-steps">
          <Steps />
          {isPage && <Freeze />}
          <MoveClock />
        </span>
        <span role="status" className="ins-report">
          {report ||
            (isForgotten && FORGOTTEN) ||
            source.coverage?.().text ||
            (isPage && <FreezeReport />)}
        </span>
        <span className="ins-live">
          <span className="ins-moment">
            {moment && seconds(moment.at - source.now()).replace('-', '−')}
            {!moment && (isPage ? 'now' : seconds(source.now()))}
          </span>
          <Button disabled={!moment} onClick={() => panel.send({ type: 'time.live' })}>
            Return to now
          </Button>
          <Button disabled={!moment} onClick={() => void restore()}>
            {isPage ? 'Restore' : 'Go on from here'}
          </Button>
        </span>
      </AfterPaint>
    </div>
  )
}

/** Says that the page is frozen, and what is not: promises and callbacks take their own time. */
function FreezeReport() {
  const { source } = useView()
  if (!useIsFrozen()) return null
  const running = actorsAt(source).filter(
    ({ actor, shown }) => !machineOf(actor) && shown?.snapshot.status === 'active',
  )
  const names = running.map(({ actor }) => actor.id).join(', ')
  return `The page is frozen${names && `, but not ${names}`}`
}

function Freeze() {
  const { panel } = useInspector()
  const isFrozen = useIsFrozen()
  return (
    <IconButton
      label="Freeze the page"
      aria-pressed={isFrozen}
      onClick={() => panel.send({ type: isFrozen ? 'page.run' : 'page.freeze' })}
    >
      ‖
    </IconButton>
  )
}

/** Moves a clock that stands. */
function MoveClock() {
  const { source } = useInspector()
  const isDisabled = !useIsFrozen()
  return (
    <>
      <IconButton
        label="+1 s"
        disabled={isDisabled}
        onClick={() => source.moveTo(source.now() + 1000)}
      >
        +1 s
      </IconButton>
      <IconButton
        label="Next timer"
        disabled={isDisabled || source.next() === undefined}
        onClick={() => source.moveTo(source.next() ?? source.now())}
      >
        timer
      </IconButton>
    </>
  )
}
