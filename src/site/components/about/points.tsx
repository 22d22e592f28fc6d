/** What was done, a sentence each; nothing without one. */
export const Points = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <ul className="highlights">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
