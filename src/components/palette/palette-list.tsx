import { useEffect, useRef } from 'react'

import { palette } from '#words/palette'

import { Icon } from '../icon/icon'
import type { Command } from './commands'

export const RESULTS_ID = 'palette-results'

export const optionId = (id: string) => `palette-${id.replaceAll(/[^\w-]+/g, '-')}`

interface PaletteListProps {
  results: readonly Command[]
  /** Index of the active result. */
  active: number
  onPoint: (index: number) => void
  onChoose: () => void
}

/** The results, by group. The focus stays in the field above. */
export function PaletteList({ results, active, ...rest }: PaletteListProps) {
  const groups = [...new Set(results.map(({ group }) => group))]
  return (
    <div className="palette-list grow p-2">
      <div id={RESULTS_ID} role="listbox" aria-label={palette.results}>
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`palette-${group}`}>
            <div id={`palette-${group}`} role="presentation" className="label text-muted">
              {palette.groups[group]}
            </div>
            {results.map(
              (command, index) =>
                command.group === group && (
                  <PaletteOption
                    key={command.id}
                    command={command}
                    index={index}
                    isActive={index === active}
                    {...rest}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      {results.length === 0 && (
        <div className="py-8 text-center">
          <p className="title text-[1.3rem]">{palette.none}</p>
          <p className="mt-2 text-muted">{palette.noneHint}</p>
        </div>
      )}
    </div>
  )
}

interface PaletteOptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  command: Command
  index: number
  isActive: boolean
}

function PaletteOption({ command, index, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const { id, icon, label, hint = '' } = command
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
    <div
      ref={element}
      id={optionId(id)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => onPoint(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onPoint(index)
        onChoose()
      }}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[12px] border ${
        isActive ? 'border-signal bg-inset' : 'border-transparent'
      }`}
    >
      <Icon name={icon} className={`size-[1em] ${isActive ? 'text-signal' : 'text-muted'}`} />
      <span className="min-w-0 grow truncate">{label}</span>
      {hint && (
        <span dir="auto" className="label truncate text-muted">
          {hint}
        </span>
      )}
    </div>
  )
}
