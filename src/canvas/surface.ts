const create = (holder: Element) => {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 size-full'
  holder.append(canvas)
  return canvas
}

/**
 * The canvas that a worker draws on and, while its scene stands, a copy in its place. Without a
 * GPU each canvas of a worker is drawn twice in every frame in which it moves with its slide.
 */
export const createSurface = (holder: Element) => {
  const canvas = create(holder)
  let copy: HTMLCanvasElement | undefined

  const show = (isCopy: boolean) => {
    canvas.style.visibility = isCopy ? 'hidden' : ''
    if (copy) copy.style.visibility = isCopy ? '' : 'hidden'
  }

  const stand = (image: ImageBitmap) => {
    copy ??= create(holder)
    // Even the same size lays the page out anew.
    if (copy.width !== image.width) copy.width = image.width
    if (copy.height !== image.height) copy.height = image.height
    const context = copy.getContext('bitmaprenderer', { alpha: false })
    context?.transferFromImageBitmap(image)
    show(context !== null)
  }

  return {
    canvas,
    stand,
    play: () => show(false),
    /**
     * Moves to another place on the page. Browsers show nothing of a canvas that has moved until it is
     * drawn again: a copy of what it showed is there meanwhile.
     */
    moveTo(other: Element) {
      if (canvas.style.visibility !== 'hidden' && canvas.width && canvas.height) {
        const last = new OffscreenCanvas(canvas.width, canvas.height)
        last.getContext('2d')?.drawImage(canvas, 0, 0)
        stand(last.transferToImageBitmap())
      }
      other.append(canvas, ...(copy ? [copy] : []))
    },
    remove() {
      canvas.remove()
      copy?.remove()
    },
  }
}

export type Surface = ReturnType<typeof createSurface>
