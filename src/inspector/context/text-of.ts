/** The text in a form's field. */
export const textOf = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field)
  return typeof value === 'string' ? value : ''
}
