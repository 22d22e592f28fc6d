import type { Skill } from '#content/types'

import { Icon } from '../icon/icon'

/** Up to this number, names are shown beside the icons. */
const MAX_NAMED = 6

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
    <ul className="-mx-5 mt-5 mb-0 grid list-none grid-cols-[repeat(auto-fit,minmax(2.7rem,1fr))] gap-2 overflow-x-clip px-5 py-0 md:grid-cols-[repeat(auto-fit,minmax(4.2rem,1fr))] lg:(grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))] gap-3)">
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
