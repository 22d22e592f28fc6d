import { ui } from 'virtual:words/ui'

/** What a project is made with, a chip each. */
export function TechStack({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={ui.projects.stack} className="flex flex-wrap gap-2">
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
