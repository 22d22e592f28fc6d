import { ui } from '#words/ui'

import { Icon } from '../icon/icon'
import { callPalette } from './call-palette'

/** An icon in the bar; in a small window a line of the dropdown. */
export function PaletteButton() {
  return (
    <button
      type="button"
      data-actor="palette"
      aria-keyshortcuts="Control+K Meta+K"
      title={ui.palette.keys}
      onClick={callPalette}
      className="icon-button script-only"
    >
      <Icon name="FaMagnifyingGlass" />
      <span className="sm:sr-only">{ui.palette.open}</span>
    </button>
  )
}
