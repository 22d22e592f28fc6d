import './tech-stack.css'

import { ui } from 'virtual:words/ui'

/** What a project is made with, a chip each. */
export function TechStack({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <ul translate="no" aria-label={ui.projects.stack} className="tech-stack">
      {chips.map((chip) => (
        <li key={chip} className="chip label">
          {chip}
        </li>
      ))}
    </ul>
  )
}
