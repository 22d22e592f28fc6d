import type { Line } from './stations.ts'

/** Columns of a line: the two halves of a station, the gap to the next one, and so on; four stations at most. */
const gapAt = ['col-start-3', 'col-start-6', 'col-start-9']
const fromMiddle = ['col-start-2', 'col-start-5', 'col-start-8']
const toMiddle = ['', 'col-end-5', 'col-end-8', 'col-end-11']

/**
 * The line, and the tracks back as loops above it: loops to the line's start are drawn above the
 * others.
 */
export const Tracks = ({ line: { stations, tracks } }: { line: Line }) => (
  <>
    <i className={`line-track ${fromMiddle[0]} ${toMiddle[stations.length - 1]}`} />
    {tracks.map(([from, to]) =>
      to < from ? (
        <i
          key={`${from} ${to}`}
          data-loop={`${stations[from]} ${stations[to]}`}
          className={`${to > 0 ? 'inner-loop' : ''} ${fromMiddle[to]} ${toMiddle[from]}`}
        >
          <i className="chevron" />
        </i>
      ) : (
        to === from + 1 && <i key={`${from} ${to}`} className={`chevron ${gapAt[from]}`} />
      ),
    )}
  </>
)
