/** Does what a link with `download` does when it is pressed. */
export const download = ({ url, fileName }: { url: string; fileName: string }) => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
