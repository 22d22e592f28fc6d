import { createRef, Suspense } from 'react'
import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react'

import { ui } from '#words/ui'
import { MissingCode } from '#lib/lazy-sections'
import { tellWait } from '#lib/press-waits'

import { ErrorBoundary } from '../error-boundary/error-boundary'

/**
 * Leads to a whole document: by default this page, in place and where the reader is. Without a
 * connection the words on the page are all there is. No button: presses of those may be held.
 */
export function Retry({ href = '', children, ...props }: ComponentProps<'a'>) {
  const loadAnew = (event: MouseEvent) => {
    if (href && navigator.onLine) return
    event.preventDefault()
    if (navigator.onLine) location.reload()
    else tellWait({ code: Promise.reject(new MissingCode('offline')) })
  }
  return (
    <a {...props} href={href} onClick={loadAnew}>
      {children}
    </a>
  )
}

/**
 * Says that a part has broken, over the edge of what is left of it, so that nothing moves. After a new
 * deploy its code is gone: the document leads to the new one.
 */
export function PartFailure({ error }: { error: unknown }) {
  const words = error instanceof MissingCode ? ui.failure.missing : ui.failure.part
  return (
    <p
      role="alert"
      className="part-failure no-print sticky bottom-8 z-2 flex h-0 items-center justify-center px-4"
    >
      <Retry className="pill-filled">{`${words} ${ui.failure.retry}`}</Retry>
    </p>
  )
}

interface PartProps {
  /** Attributes of the list's item that it is; otherwise it has no box of its own. */
  item?: { id: string; 'data-beyond'?: '' | undefined }
  /** For who must look at its HTML. */
  holder?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A part of a page. If it breaks, the others go on, and it stays as it was last: its words can be read
 * and its links followed. It is hydrated by itself, or React would draw all of the page anew to find
 * out what works.
 */
export class Part extends ErrorBoundary<PartProps> {
  private readonly holder = this.props.holder ?? createRef<HTMLElement>()

  /** The last moment before React takes the nodes away. */
  override getSnapshotBeforeUpdate() {
    return [...(this.holder.current?.childNodes ?? [])]
  }

  override componentDidUpdate(_: PartProps, before: { failed: boolean }, nodes: Node[]) {
    const remains = this.holder.current?.firstElementChild
    if (!remains || !this.state.failed || before.failed) return
    remains.append(...nodes)
    // Without what runs it, all of it is shown.
    for (const name of ['data-entrance', 'hidden'])
      for (const element of remains.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }

  override render() {
    const { item } = this.props
    const Tag = item ? 'li' : 'div'
    return (
      <Tag ref={this.holder as never} {...(item ?? { 'data-lazy': '' })}>
        {this.state.failed ? (
          <>
            <div data-lazy="plain" />
            <PartFailure error={this.state.error} />
          </>
        ) : (
          <Suspense>{this.props.children}</Suspense>
        )}
      </Tag>
    )
  }
}
