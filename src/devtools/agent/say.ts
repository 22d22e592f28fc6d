let line: HTMLElement | undefined

/** Says politely what an agent has done. */
export const say = (text: string) => {
  if (!line) {
    line = document.createElement('p')
    line.role = 'status'
    line.className = 'sr-only'
    document.body.append(line)
  }
  line.textContent = text
}
