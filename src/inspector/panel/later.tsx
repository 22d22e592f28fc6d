import { type ReactNode, useDeferredValue } from 'react'

/** What is drawn in a task of its own, when that around it has been painted. */
export const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null
