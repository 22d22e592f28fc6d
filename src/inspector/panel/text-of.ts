/** What stands in a field of a form; empty if there is none. */
export const textOf = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field)
  return typeof value === 'string' ? value : ''
}
