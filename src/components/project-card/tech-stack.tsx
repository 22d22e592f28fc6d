import { ui } from '#content/ui'

/** What a project is made with, a chip each. */
export function TechStack({ chips, className }: { chips: readonly string[]; className?: string }) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={ui.projects.stack}
      className={`m-0 flex list-none flex-wrap gap-2 p-0 ${className}`}
    >
      {chips.map((chip) => (
        <li
          key={chip}
          className="label rounded-full border border-hue/40 bg-hue/8 px-2.5 py-1 text-hue"
        >
          {chip}
        </li>
      ))}
    </ul>
  )
}
