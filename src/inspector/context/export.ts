import type { PanelWindow } from './inspector-context'

/**
 * Copies a text; where that is forbidden, shows it in a field to copy it from by hand.
 * True if it is on the clipboard.
 */
export const copy = async (panelWindow: PanelWindow, text: string): Promise<boolean> => {
  try {
    await panelWindow.navigator.clipboard.writeText(text)
    return true
  } catch {
    panelWindow.prompt('', text)
    return false
  }
}

/** Saves a text as a file. */
export const save = ({ document }: PanelWindow, name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
