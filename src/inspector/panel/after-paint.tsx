import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { afterFrame } from '#lib/after-frame.ts'

/** Renders its children once what is around them has been painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFrame(() => startTransition(() => setPainted(true))), [])
  return isPainted ? children : null
}
