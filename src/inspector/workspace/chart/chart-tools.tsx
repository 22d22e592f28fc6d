import type { Chart } from '../../../chart/chart'
import { Button, IconButton, More } from '../../context/controls'
import { useInspector, useInspectorState } from '../../context/inspector-context'
import { useCopying } from '../../context/use-copying'

/** Takes a chart away, or the whole page to Stately's inspector. */
export function ChartTools({ chart }: { chart: Chart }) {
  const { brake, panel } = useInspector()
  const { marks } = useInspectorState()
  const { isCopied, copy } = useCopying()
  const copyMermaid = async () => copy((await import('../../../chart/mermaid')).toMermaid(chart))
  return (
    <span className="ins-tools">
      {brake && (
        <IconButton
          label="Set breakpoints"
          title="Set breakpoints: press a state or an event in the chart"
          glyph="stop"
          aria-pressed={marks}
          onClick={() => panel.send({ type: 'marks.set', marks: !marks })}
        />
      )}
      <More>
        <Button onClick={() => void copyMermaid()}>Copy as Mermaid</Button>
        {brake && (
          <a className="ins-button" href="?inspect=stately">
            Open in Stately's inspector
          </a>
        )}
        <span role="status">{isCopied && 'Copied.'}</span>
      </More>
    </span>
  )
}
