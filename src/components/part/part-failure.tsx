import type { MouseEvent } from 'react'

import { ui } from '#content/ui'

/** In place, and where the reader is. Without a connection the words on the page are all there is. */
const loadAnew = (event: MouseEvent) => {
  event.preventDefault()
  if (navigator.onLine) location.reload()
}

/**
 * Says that a part has broken, over the edge of what is left of it, so that nothing moves. After a new
 * deploy its code is gone: the document leads to the new one.
 */
export function PartFailure() {
  return (
    <p
      role="alert"
      className="part-failure no-print sticky bottom-8 z-2 m-0 flex h-0 items-center justify-center"
    >
      {/* No button: a section holds the presses of those until its code is here. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it leads to this page, anew */}
      <a href="" onClick={loadAnew} className="pill-filled">
        {`${ui.failure.part} ${ui.failure.retry}`}
      </a>
    </p>
  )
}
