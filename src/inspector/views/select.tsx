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
