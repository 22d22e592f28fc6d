import { createContext, type ReactNode } from 'react'

/**
 * The content of a page about machines, set on the server. The browser has none: the HTML stays as
 * it came.
 */
export const MachineDocument = createContext<ReactNode>(null)
