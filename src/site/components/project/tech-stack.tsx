import './tech-stack.css'

import { projectWords } from 'virtual:words/projects'

/** The technologies of a project, a chip each. */
export function TechStack({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <ul translate="no" aria-label={projectWords.stack} className="tech-stack">
      {chips.map((chip) => (
        <li key={chip} className="chip label">
          {chip}
        </li>
      ))}
    </ul>
  )
}
