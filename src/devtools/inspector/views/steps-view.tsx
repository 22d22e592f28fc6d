import { stepsLike } from '../explain/step-texts.ts'
import { IconButton } from '../panel/controls.tsx'
import { useView } from '../panel/inspector-context.ts'
import { usePreviews } from '../panel/use-previews.ts'

/** Buttons that go through the steps which pass the log's filter. */
export default function Steps() {
  const { source, panel, moment, filter } = useView()
  usePreviews()
  const { rows: steps } = stepsLike(source.steps(), filter)
  const before = steps.findLast(({ id }) => id < (moment?.id ?? Infinity))
  const after = moment && steps.find(({ id }) => id > moment.id)

  const goTo = (to: typeof before) =>
    panel.send(to ? { type: 'step.choose', step: to.id } : { type: 'time.live' })

  return (
    <>
      <IconButton label="Step before in the log" disabled={!before} onClick={() => goTo(before)}>
        ‹
      </IconButton>
      <IconButton label="Next step in the log" disabled={!moment} onClick={() => goTo(after)}>
        ›
      </IconButton>
    </>
  )
}
