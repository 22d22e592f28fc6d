import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { afterFrame } from '#lib/after-frame.ts'

/** Whether the first rendering has been painted. */
export const useIsPainted = () => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFrame(() => startTransition(() => setPainted(true))), [])
  return isPainted
}

/** Renders its children once the elements around them have been painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) =>
  useIsPainted() ? children : null
