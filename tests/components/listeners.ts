import { vi } from 'vitest'

/** React listens for good to the selection of the document, and to what is in its own root. */
const isOfThePage = (on: EventTarget, type: string) =>
  (on === window || on === document || on instanceof MediaQueryList) && type !== 'selectionchange'

/** From here on, counts what listens to the window, the document and the system, by event. */
export function countListeners() {
  let all: { on: EventTarget; type: string; listener: unknown }[] = []
  const add: EventTarget['addEventListener'] = Reflect.get(
    EventTarget.prototype,
    'addEventListener',
  )
  const remove: EventTarget['removeEventListener'] = Reflect.get(
    EventTarget.prototype,
    'removeEventListener',
  )

  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function listen(
    this: EventTarget,
    ...how
  ) {
    const on = this ?? window
    const [type, listener, options] = how
    const signal = typeof options === 'object' ? options.signal : undefined
    if (isOfThePage(on, type)) {
      const one = { on, type, listener }
      all.push(one)
      signal?.addEventListener('abort', () => (all = all.filter((other) => other !== one)))
    }
    add.apply(on, how)
  })
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function forget(
    this: EventTarget,
    ...how
  ) {
    const on = this ?? window
    const [type, listener] = how
    all = all.filter((one) => one.on !== on || one.type !== type || one.listener !== listener)
    remove.apply(on, how)
  })
  return () => all.map(({ type }) => type)
}
