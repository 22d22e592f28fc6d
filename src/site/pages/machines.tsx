import { use, useEffect, useRef } from 'react'

import { loadSimulator } from '#devtools/index.ts'
import { MachineDocument } from '#site/components/page/machine-document.ts'

/** A page about the machines; the page of one machine becomes its simulator. */
export default function Machines() {
  const content = use(MachineDocument)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stage = root.current?.querySelector<HTMLElement>('[data-machine]')
    if (!stage) return
    const leaving = new AbortController()
    // Without the condition the build would write the chunk for a site without an inspector, too.
    if (import.meta.env.INSPECTOR)
      void loadSimulator().then(
        ({ simulate }) => simulate(stage, leaving.signal),
        // The simulator's code did not come: the still chart stays.
        () => {},
      )
    return () => leaving.abort()
  }, [])

  if (content) return <div>{content}</div>
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
