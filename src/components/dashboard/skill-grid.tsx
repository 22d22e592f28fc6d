import type { Skill } from '#content/types'

import { Icon } from '../icon/icon'

/** Most skills in a row of a wide window. */
const MAX_PER_ROW = 15
/** Up to this number, names are shown beside the icons. */
const MAX_NAMED = 6

const wide: Record<number, string> = {
  7: 'md:grid-cols-7',
  8: 'md:grid-cols-8',
  9: 'md:grid-cols-9',
  10: 'md:grid-cols-10',
  11: 'md:grid-cols-11',
  12: 'md:grid-cols-12',
  13: 'md:grid-cols-13',
  14: 'md:grid-cols-14',
  15: 'md:grid-cols-15',
}
const narrow: Record<number, string> = { 4: 'grid-cols-4', 5: 'grid-cols-5', 6: 'grid-cols-6' }

/** The number of columns that makes rows most even. */
const columnsFor = (count: number) => {
  const rows = Math.ceil(count / MAX_PER_ROW)
  const small = [5, 4, 6].find((columns) => count % columns === 0) ?? 5
  return `${narrow[small]} ${wide[Math.ceil(count / rows)]}`
}

const cell =
  'rounded-[12px] border border-line bg-inset transition-colors duration-200 hover:border-line-strong'

/** Every skill as an icon with its name as tooltip; a few skills show their names. */
export function SkillGrid({ skills }: { skills: readonly Skill[] }) {
  if (skills.length <= MAX_NAMED)
    return (
      <ul className="m-0 mt-5 grid list-none grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 p-0 lg:gap-3">
        {skills.map(({ name, icon, color }) => (
          <li key={name} className={`flex min-h-14 min-w-0 items-center gap-3 px-4 py-3 ${cell}`}>
            <Icon name={icon} brand={color} className="tint-on-hover size-[1.4rem]" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <ul
      className={`-mx-5 mt-5 mb-0 grid list-none gap-2 overflow-x-clip px-5 py-0 lg:gap-3 ${columnsFor(skills.length)}`}
    >
      {skills.map(({ name, icon, color }) => (
        <li
          key={name}
          data-tip=""
          className={`group relative grid min-h-11 place-items-center max-md:aspect-square md:h-[clamp(2.6rem,5.4vw,4.4rem)] ${cell}`}
        >
          <Icon name={icon} brand={color} className="tint-on-hover size-[1.5rem]" />
          <span className="label pointer-events-none absolute top-full left-1/2 z-1 mt-1 w-max max-w-[6.4rem] -translate-x-1/2 text-center wrap-anywhere max-[319px]:max-w-[5.2rem] sm:max-w-[12rem] rounded-md bg-text px-2 py-1 text-ink opacity-0 transition-opacity duration-150 group-hover:opacity-100">
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
