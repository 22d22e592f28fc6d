import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { afterFrame } from '#lib/after-frame.ts'

/** Whether what was rendered first has been painted. */
export const useIsPainted = () => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFrame(() => startTransition(() => setPainted(true))), [])
  return isPainted
}

/** Renders its children once what is around them has been painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) =>
  useIsPainted() ? children : null
