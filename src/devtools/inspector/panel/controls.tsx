import './controls.css'

import { useActorRef, useSelector } from '@xstate/react'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { driveCopy } from '#lib/drive-copy.ts'
import { copyMachine } from '#machines/copy.machine.ts'

import { useInspector } from './inspector-context.ts'

/**
 * A button that is disabled by its own press keeps the focus: with the attribute `disabled` it would
 * lose it, and the next key would be the page's.
 */
const keepFocus = ({ disabled, onClick, ...props }: ComponentProps<'button'>) => ({
  ...props,
  'aria-disabled': disabled || undefined,
  onClick: disabled ? undefined : onClick,
})

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="ins-button" {...keepFocus(props)} />
)

export const IconButton = ({ label, ...props }: ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    className="ins-icon"
    aria-label={label}
    title={label}
    {...keepFocus(props)}
  />
)

interface CopyButtonProps extends ComponentProps<'button'> {
  /** Makes the text to copy, once it is asked for; its error is shown. */
  text: () => string | Promise<string>
}

export function CopyButton({ text, children, ...props }: CopyButtonProps) {
  const actor = useActorRef(copyMachine)
  const state = useSelector(actor, ({ value }) => value)
  const asked = useRef('')
  const [fault, setFault] = useState('')
  const copy = async () => {
    try {
      asked.current = await text()
      setFault('')
    } catch (error) {
      return setFault((error as Error).message)
    }
    actor.send({ type: 'copy.press' })
  }
  useEffect(() => driveCopy(actor, () => asked.current), [actor])
  // If copying is forbidden, or not answered, a field shows the text, to be copied by hand.
  useEffect(() => {
    if (state === 'failed') prompt('', asked.current)
  }, [state])
  return (
    <Button {...props} onClick={() => void copy()}>
      <span aria-live="polite">
        {fault ? `Not copied: ${fault}` : state === 'copied' ? 'Copied.' : children}
      </span>
    </Button>
  )
}

/** Controls that are needed less often, opened over the content beside their button. */
export function More({ children }: { children: ReactNode }) {
  const { panel } = useInspector()
  const isOpen = useSelector(panel, (snapshot) => snapshot.matches({ open: { tools: 'open' } }))
  const details = useRef<HTMLDetailsElement>(null)
  // What has the focus in it is hidden with it.
  useLayoutEffect(() => {
    const { current: element } = details
    if (!isOpen && element?.contains(document.activeElement))
      element.querySelector('summary')?.focus()
  }, [isOpen])
  return (
    <details ref={details} className="ins-more" open={isOpen}>
      {/* Its machine opens it, not the browser. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <summary
        className="ins-icon"
        aria-label="More tools"
        title="More tools"
        onClick={(event) => {
          event.preventDefault()
          panel.send({ type: 'tools.toggle' })
        }}
      >
        …
      </summary>
      <div className="ins-tools">{children}</div>
    </details>
  )
}
