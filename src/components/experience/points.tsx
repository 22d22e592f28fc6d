/** What was done, a sentence each; nothing without one. */
export const Points = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <ul className="highlights mt-4 mb-0 grid list-disc gap-2 ps-5 text-[0.95rem] marker:text-signal">
      {[...points.entries()].map(([order, point]) => (
        <li key={order}>{point}</li>
      ))}
    </ul>
  )
