import './controls.css'

import type { ComponentProps, ReactNode } from 'react'

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
