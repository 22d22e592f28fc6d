/** What was done, a sentence each; nothing if there are no sentences. */
export const PointList = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <ul className="highlights">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
