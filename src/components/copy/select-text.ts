/** A ref that selects the text of its element, so that it can be copied by hand. */
export const selectText = (element: Element | null) => {
  if (element) getSelection()?.selectAllChildren(element)
}
