/** Opens the inspector by the page's own link to it, which needs no code of its own here. */
export const pressInspect = () =>
  document.querySelector<HTMLElement>('footer [data-inspect]')?.click()
