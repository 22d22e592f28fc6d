import { createRef, Suspense, type ReactNode, type RefObject } from 'react'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { PartFailure } from './part-failure'

interface PartProps {
  /** Attributes of the list's item that it is; otherwise it has no box of its own. */
  item?: { id: string; 'data-beyond': '' | undefined }
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
            <PartFailure />
          </>
        ) : (
          <Suspense>{this.props.children}</Suspense>
        )}
      </Tag>
    )
  }
}
