import type { ReactNode } from 'react'

import { Icon } from '../icon/icon'
import { ExternalLink } from '../external-link/external-link'

const side = {
  md: {
    columns: ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'],
    last: ['', 'md:col-span-2', 'md:col-span-3'],
    tile: 'items-center md:(flex-col items-start justify-between)',
    corner: 'top-1/2 end-1.5 -translate-y-1/2 md:(-top-px end-0.5 translate-y-0)',
  },
  lg: {
    columns: ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4'],
    last: ['', 'lg:col-span-2', 'lg:col-span-3'],
    tile: 'items-center lg:(flex-col items-start justify-between)',
    corner: 'top-1/2 end-1.5 -translate-y-1/2 lg:(-top-px end-0.5 translate-y-0)',
  },
} as const

/** For many tiles in a small window: upright, two in a row. */
const paired = {
  list: 'max-md:grid-cols-2',
  last: 'max-md:col-span-2',
  tile: 'flex-col items-start justify-between',
  corner: '-top-px end-0.5',
}

const surface =
  'flex h-full min-h-14 gap-3 rounded-[12px] border border-line bg-inset px-4 py-3 text-text no-underline transition-colors duration-150 hover:(border-signal text-signal)'

/** More tiles than this are paired in a small window. */
const MAX_STACKED = 6

/** Empty places in the last row. */
const emptyPlaces = (count: number, columns: number) => (columns - (count % columns)) % columns

const columnsFor = (count: number) => {
  if (count <= 4) return count
  return emptyPlaces(count, 3) < emptyPlaces(count, 4) ? 3 : 4
}

interface Tile {
  icon: string
  label: string
  href: string
  /** Leads to another site, in a new tab. */
  isElsewhere?: boolean
  title?: string
  /** File name of the download. */
  download?: string
  /** A button in its corner. */
  corner?: ReactNode
}

interface TileListProps {
  /** Window width from which tiles are upright and side by side. */
  from: 'md' | 'lg'
  tiles: readonly Tile[]
}

/** Tiles that fill every row: the last one spans what is left of its row. */
export function TileList({ from, tiles }: TileListProps) {
  const { columns, last, ...single } = side[from]
  const count = tiles.length
  const wide = columnsFor(count)
  const arePaired = count > MAX_STACKED
  const { tile, corner: inCorner } = arePaired ? paired : single
  const isLastAlone = arePaired && count % 2 === 1
  const lastClass = `${last[emptyPlaces(count, wide)]} ${isLastAlone ? paired.last : ''}`
  return (
    <ul
      className={`addresses m-0 mt-5 grid grow list-none gap-3 p-0 wrap-anywhere ${arePaired ? paired.list : ''} ${columns[wide]}`}
    >
      {[...tiles.entries()].map(([place, { icon, label, isElsewhere, corner, ...link }]) => {
        const Anchor = isElsewhere ? ExternalLink : 'a'
        return (
          <li key={place} className={`relative min-w-0 ${place === count - 1 ? lastClass : ''}`}>
            <Anchor {...link} className={`${surface} ${tile}`}>
              <Icon name={icon} /> {label}
            </Anchor>
            {corner && <span className={`absolute ${inCorner}`}>{corner}</span>}
          </li>
        )
      })}
    </ul>
  )
}
