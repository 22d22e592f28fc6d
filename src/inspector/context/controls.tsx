import './controls.css'

import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'

import { ownClock } from '../observe/manual-clock'
import { copyMachine } from '../site'
import { Glyph, type GlyphName } from './glyph'

/** A button with words. */
export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="ins-button" {...props} />
)

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  glyph: GlyphName
}

export const IconButton = ({ label, glyph, ...props }: IconButtonProps) => (
  <button type="button" className="ins-icon" aria-label={label} title={label} {...props}>
    <Glyph name={glyph} />
  </button>
)

interface CopyButtonProps extends ComponentProps<'button'> {
  /** What is copied, once it is asked for; null if there is nothing to copy. */
  text: () => string | null | Promise<string | null>
}

/** Copies a text, and tells for a while that it succeeded. */
export function CopyButton({ text, ...props }: CopyButtonProps) {
  const actor = useActorRef(copyMachine, { clock: ownClock })
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  const copy = async () => {
    const copied = await text()
    if (copied === null) return
    actor.send({ type: 'copy.press' })
    try {
      await navigator.clipboard.writeText(copied)
      actor.send({ type: 'clipboard.written' })
    } catch {
      actor.send({ type: 'clipboard.refused' })
      // Where it is forbidden, a field shows the text, to be copied by hand.
      prompt('', copied)
    }
  }
  return (
    <>
      <Button {...props} onClick={() => void copy()} />
      <span role="status">{isCopied && 'Copied.'}</span>
    </>
  )
}

interface MoreProps {
  label?: string
  glyph?: GlyphName
  children: ReactNode
}

/** What is needed less often, over what is beside the button that opens it. */
export const More = ({ label = 'More tools', glyph = 'more', children }: MoreProps) => (
  <details className="ins-more">
    <summary className="ins-icon" aria-label={label} title={label}>
      <Glyph name={glyph} />
    </summary>
    <div className="ins-tools">{children}</div>
  </details>
)
