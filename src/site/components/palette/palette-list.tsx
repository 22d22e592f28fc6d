import { useEffect, useRef } from 'react'

import { palette } from 'virtual:words/palette'

import { Icon } from '../controls/icon.tsx'
import type { Command } from './command.ts'
import { groupAttributes, optionAttributes, resultsAttributes } from './palette.attributes.ts'
import type { usePalette } from './use-palette.ts'

type Actor = Pick<ReturnType<typeof usePalette>, 'actor'>

interface PaletteListProps extends Actor {
  results: readonly Command[]
  /** Index of the active result. */
  active: number
}

/** The results, by group. The focus stays in the field above. */
export function PaletteList({ results, active, actor }: PaletteListProps) {
  const groups = [...new Set(results.map(({ group }) => group))]
  return (
    <div className="palette-list">
      <div {...resultsAttributes} aria-label={palette.results}>
        {groups.map((group) => (
          <div key={group} {...groupAttributes(group).group}>
            <div {...groupAttributes(group).heading} className="label text-muted">
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
                    actor={actor}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      {results.length === 0 && (
        <div className="palette-none">
          <p className="title">{palette.none}</p>
          <p className="text-muted">{palette.noneHint}</p>
        </div>
      )}
    </div>
  )
}

interface PaletteOptionProps extends Actor {
  command: Command
  index: number
  isActive: boolean
}

function PaletteOption({ command, index, isActive, actor }: PaletteOptionProps) {
  const { id, icon, label, hint = '' } = command
  const point = () => actor.send({ type: 'option.point', index })
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field has the keyboard; the role is spread
    <div
      ref={element}
      {...optionAttributes(id, isActive)}
      onPointerMove={point}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        point()
        actor.send({ type: 'option.choose' })
      }}
      className="palette-option"
    >
      <Icon name={icon} className={`palette-icon ${isActive ? 'text-signal' : 'text-muted'}`} />
      <span className="palette-label">{label}</span>
      {hint && (
        <span dir="auto" className="palette-label label text-muted">
          {hint}
        </span>
      )}
    </div>
  )
}
