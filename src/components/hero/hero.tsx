import { has } from 'virtual:content-parts'
import { banner, portrait } from 'virtual:portrait'
import { Link } from 'wouter'

import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { wordOf } from '../../actors/use-state'
import { Entrance } from '../entrance/entrance'
import { StateCard } from '../state-card/state-card'
import { Picture } from '../picture/picture'
import { HeroLines } from './hero-lines'

/** The first screen: headline, tagline, contact and portrait, and the page's machines as they run. */
export default function Hero() {
  const face = identity.portrait && portrait && banner && (
    <Picture
      name={identity.portrait}
      picture={portrait}
      banner={banner}
      alt={`${ui.hero.portraitAlt} ${identity.name}`}
      sizes="(min-width: 1240px) 470px, (min-width: 768px) 38vw, 92vw"
      className="portrait h-auto w-full object-cover max-md:aspect-[16/11] md:(absolute inset-0 h-full)"
    />
  )
  return (
    <div data-hero className="relative isolate">
      <div
        aria-hidden="true"
        className="dot-grid no-print absolute -top-16 right-0 bottom-0 left-0 -z-1"
      />
      <section
        className={`hero page relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 pt-6 md:pt-12 lg:gap-x-16 xl:(gap-y-4 pt-3) ${face ? 'md:grid-cols-[minmax(0,1.25fr)_minmax(0,0.9fr)] xl:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}
      >
        <Entrance id="hero" name="hero" withPage className="flex flex-col">
          <h1
            tabIndex={-1}
            className="title m-0 text-[clamp(2.75rem,1.25rem+5.4vw,4.9rem)] xl:text-[clamp(4.1rem,1.25rem+3.9vw,4.5rem)]"
          >
            {/* In one node with the words: a browser leaves out of the name a space that it wraps at. */}
            {`${hero.headline} `}
            <em className="wipe not-italic text-signal">{hero.emphasis}</em>
          </h1>
          <p className="mt-6 xl:mt-4 mb-0 max-w-[22em] text-[1.235rem] leading-snug text-balance xl:max-w-[30em]">
            <b className="font-display font-680">{identity.name}</b>
            {` · ${hero.tagline}`}
          </p>
          {hero.availability && (
            <p className="mt-4 xl:mt-3 mb-0 max-w-[33.6em] text-muted max-md:order-1 xl:max-w-[38em]">
              {hero.availability}
            </p>
          )}
          <p className="no-print mt-6 xl:mt-5 mb-0 flex flex-wrap gap-3">
            <a href={`mailto:${identity.email}`} className="pill-filled">
              {ui.hero.contact}
            </a>
            {has.projects && (
              <Link href={pages.projects.path} className="pill">
                {ui.hero.work}
              </Link>
            )}
          </p>
        </Entrance>
        {import.meta.env.HERO_LINES && <HeroLines />}
        {face && (
          <Entrance
            id="portrait"
            name="portrait"
            withPage
            className="no-print md:(col-start-2 row-start-1 h-full)"
          >
            {(state) => (
              <StateCard
                name={ui.hero.portrait}
                state={<span className="script-only">{wordOf(state)}</span>}
                lit={state !== 'waiting'}
                actor="portrait"
                className="h-full"
              >
                <div className="relative grow md:min-h-[26rem] xl:min-h-[17rem]">{face}</div>
              </StateCard>
            )}
          </Entrance>
        )}
      </section>
    </div>
  )
}
