import { createContext, type ReactNode } from 'react'

/** A page about machines, for the server. In the browser there is none: the HTML stays as it came. */
export const MachineDocument = createContext<ReactNode>(null)
