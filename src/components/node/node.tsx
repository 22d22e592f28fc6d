import type { ReactNode } from 'react'

interface NodeProps {
  name: string
  /** The state that the header strip shows. */
  state?: ReactNode
  /** Lights the pip: something goes on here. */
  lit?: boolean
  className?: string
  children: ReactNode
}

/** A card that looks like a state of a chart: a strip that names it and its state, and a body. */
export function Node({ name, state, lit = false, className = '', children }: NodeProps) {
  return (
    <div
      data-node={name}
      className={`flex flex-col overflow-hidden rounded-[18px] border border-line bg-raised ${className}`}
    >
      <NodeHeader name={name} state={state} lit={lit} />
      {children}
    </div>
  )
}

export function NodeHeader({
  name,
  state,
  lit = false,
}: Omit<NodeProps, 'children' | 'className'>) {
  return (
    <div className="node-header label flex min-h-10 items-center gap-2.5 border-b border-line px-4 text-muted">
      <span
        className={`pip size-2 shrink-0 rounded-full ${lit ? 'bg-signal' : 'bg-line-strong'}`}
      />
      <span className="text-text">{name}</span>
      {state !== undefined && (
        <span className="ml-auto truncate tabular-nums" data-node-state>
          {state}
        </span>
      )}
    </div>
  )
}
