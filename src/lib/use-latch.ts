import { useState } from 'react'

/** True once `isNeeded` was true: for what is loaded when first needed, and then kept. */
export const useLatch = (isNeeded: boolean) => {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}
