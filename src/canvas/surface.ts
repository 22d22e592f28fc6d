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

  return {
    canvas,
    stand(image: ImageBitmap) {
      copy ??= create(holder)
      // Even the same size lays the page out anew.
      if (copy.width !== image.width) copy.width = image.width
      if (copy.height !== image.height) copy.height = image.height
      const context = copy.getContext('bitmaprenderer', { alpha: false })
      context?.transferFromImageBitmap(image)
      show(context !== null)
    },
    play: () => show(false),
    remove() {
      canvas.remove()
      copy?.remove()
    },
  }
}

export type Surface = ReturnType<typeof createSurface>
