import { Button } from '../context/controls'
import type { Json } from '../protocol'
import { isLike } from '../store/event-check'

/** What the machine is given at its start, as JSON of the same shape. */
export const Input = ({ value, onStart }: { value: Json; onStart: (input: Json) => void }) => (
  <form
    className="ins-input ins-line ins-muted"
    onSubmit={(event) => {
      event.preventDefault()
      const field = event.currentTarget.elements.namedItem('input') as HTMLInputElement
      try {
        const input = JSON.parse(field.value) as Json
        if (isLike(input, value)) return onStart(input)
      } catch {}
      field.setCustomValidity(`JSON like ${JSON.stringify(value)}`)
      field.reportValidity()
    }}
  >
    <label>
      <span>Input</span>
      <input
        className="ins-mono"
        name="input"
        defaultValue={JSON.stringify(value)}
        spellCheck={false}
        onChange={({ target }) => target.setCustomValidity('')}
      />
    </label>
    <Button type="submit">Start anew</Button>
  </form>
)
