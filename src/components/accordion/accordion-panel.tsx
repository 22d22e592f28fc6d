import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

import { Movement } from '../movement/movement'

interface AccordionPanelProps {
  anchor: string
  isOpen: boolean
  isMoving: boolean
  onDone: () => void
  /** The browser's find-in-page found text in the closed panel. */
  onFound: () => void
  children: ReactNode
}

/** An answer. The browser's find-in-page finds it when it is closed, too. */
export function AccordionPanel(props: AccordionPanelProps) {
  const { anchor, isOpen, isMoving, onDone, onFound, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const isShown = isOpen || isMoving

  // React would write `hidden=""`, which find-in-page skips.
  useLayoutEffect(() => {
    if (isShown) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isShown])

  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <div
      ref={panel}
      role="region"
      id={`${anchor}-panel`}
      aria-labelledby={`${anchor}-button`}
      data-state={isShown ? 'open' : 'closed'}
      className={`panel ${isShown ? 'overflow-y-auto' : 'overflow-hidden'}`}
      tabIndex={isShown ? 0 : undefined}
    >
      <p className="px-5 pb-6 text-muted sm:px-6">{children}</p>
      {isMoving && (
        <Movement name="unfoldPanel" element={panel} reversed={!isOpen} onDone={onDone} />
      )}
    </div>
  )
}
