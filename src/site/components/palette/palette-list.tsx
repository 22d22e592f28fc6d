import { useEffect, useRef } from 'react'

import { palette } from 'virtual:words/palette'

import { Icon } from '../controls/icon.tsx'
import type { Command } from './command.ts'
import type { usePalette } from './use-palette.ts'

/** The start of the options' ids. No heading of a case study has an id with a capital letter. */
const PREFIX = 'Palette-'

export const RESULTS_ID = `${PREFIX}results`

/**
 * The id of an option's element: each differs, since a path may differ from another in any letter.
 */
export const optionId = (id: string) => PREFIX + encodeURIComponent(id)

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
    <div className="palette-list grow">
      <div id={RESULTS_ID} role="listbox" aria-label={palette.results}>
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={PREFIX + group}>
            <div id={PREFIX + group} role="presentation" className="label text-muted">
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
    <div
      ref={element}
      id={optionId(id)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={point}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        point()
        actor.send({ type: 'option.choose' })
      }}
      className="palette-option"
    >
      <Icon name={icon} className={`palette-icon ${isActive ? 'text-signal' : 'text-muted'}`} />
      <span className="palette-label grow">{label}</span>
      {hint && (
        <span dir="auto" className="palette-label label text-muted">
          {hint}
        </span>
      )}
    </div>
  )
}
