import { useActorRef } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { shown } from 'virtual:projects/showcase'
import { fromTransition } from 'xstate'

import { skills } from '#content/skills'

import type { CarouselActor } from '../../../../src/components/carousel/use-carousel'
import { Icon } from '../../../../src/components/icon/icon'
import { srcOf, srcSetOf, widthOf } from '../../../../src/components/picture/sources'
import { ShowcaseList } from '../../../../src/components/showcase/showcase-list'

export const SKILLS_VISIBLE = 6

/** As in the site's carousel of skills. */
export const skillSlides = skills.map(({ name, icon, color }) => (
  <div key={name} className="flex flex-col items-center gap-3">
    <span className="grid size-16 place-items-center rounded-[12px] border border-line bg-inset text-[1.75rem]">
      <Icon name={icon} brand={color} className="tint size-[1em]" />
    </span>
    <span className="label text-muted">{name}</span>
  </div>
))

/** As in the site's showcase. */
export const showcaseSlides = shown.map(({ id, picture: { dark }, imageAlt }) => (
  <picture key={id}>
    <source type="image/avif" srcSet={srcSetOf(dark, 'avif')} sizes="715px" />
    <img
      src={srcOf(dark)}
      alt={imageAlt}
      width={widthOf(dark)}
      height={dark.height}
      className="block aspect-[16/10] h-auto w-full object-cover"
    />
  </picture>
))

export const SkillsFrame = ({ children }: { children: ReactNode }) => (
  <div className="border-y border-line bg-raised py-9">{children}</div>
)

/** What the list asks a carousel: which slide is on show. */
const onShowOnly = fromTransition(
  (context, { position }: { type: 'shown'; position: number }) => ({ ...context, position }),
  { position: 0, count: shown.length },
)

interface ShowcaseFrameProps {
  onShow: number
  /** An entry of the list is pointed at. */
  onPoint: (index: number) => void
  children: ReactNode
}

/** The carousel beside the list that chooses its slide. */
export const ShowcaseFrame = ({ onShow, onPoint, children }: ShowcaseFrameProps) => {
  const actor = useActorRef(onShowOnly)
  useEffect(() => actor.send({ type: 'shown', position: onShow }), [actor, onShow])
  return (
    <section className="page grid gap-6 lg:(grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] gap-8)">
      <div className="min-w-0">{children}</div>
      <ShowcaseList projects={shown} actor={actor as unknown as CarouselActor} onPoint={onPoint} />
    </section>
  )
}
