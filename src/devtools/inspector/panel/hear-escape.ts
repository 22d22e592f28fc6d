import { isComposing } from '#lib/shortcuts.ts'

import type { InspectorActor } from './inspector-context.ts'

const ESCAPE = { type: 'escape.pressed' } as const

/**
 * Of what is open, Escape closes the innermost: the text of a search field, which the browser
 * clears, what the panel's machine says, then the panel itself.
 *
 * @param close undefined for a simulator: it stays
 */
export const hearEscape = (element: HTMLElement, panel: InspectorActor, close?: () => void) => {
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    const { type, value } = event.target as Partial<HTMLInputElement>
    const isOpen = panel.getSnapshot().can(ESCAPE)
    // What is open around the panel stays open.
    if (isOpen || close) event.stopPropagation()
    if (type === 'search' && value) return
    if (isOpen) panel.send(ESCAPE)
    else close?.()
  })
}
