import { useState } from 'react'

/** True from the first time that it is: for what is loaded when it is first needed, and kept. */
export const useLatch = (isNeeded: boolean) => {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}
