import './controls.css'

import type { ComponentProps } from 'react'

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
