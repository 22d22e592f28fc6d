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

interface CheckProps {
  checked: boolean
  onChange: () => void
  children: ReactNode
}

export const Check = ({ children, ...props }: CheckProps) => (
  <label className="ins-check">
    <input type="checkbox" {...props} />
    {children}
  </label>
)

interface SelectProps {
  label: string
  value: string | number
  /** Values, each with its words. */
  options: readonly (readonly [value: string | number, text: string])[]
  onChoose: (value: string) => void
}

/** A list to choose one of. */
export const Select = ({ label, options, onChoose, ...props }: SelectProps) => (
  <select aria-label={label} {...props} onChange={({ target }) => onChoose(target.value)}>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
)
