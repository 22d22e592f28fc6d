import './hero.css'

import { has } from 'virtual:content-sections'
import { banner, portrait } from 'virtual:portrait'
import { Link } from '#site/routing/router.ts'

import { hero } from 'virtual:content/hero'
import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { ui } from 'virtual:words/ui'

import { Entrance } from '../movement/entrance.tsx'
import { SceneCard } from '../controls/state-card.tsx'
import { Picture } from '../picture/picture.tsx'
import { HeroLines } from './hero-lines.tsx'

/** Longer names have a line of their own: else the dot behind the name would end a line. */
const LONG_NAME = 24
const isLong = identity.name.length > LONG_NAME

/** The first screen: headline, tagline, contact and portrait, and the page's machines as they run. */
export default function Hero() {
  const face = identity.portrait && portrait && banner && (
    <Picture
      name={identity.portrait}
      picture={portrait}
      banner={banner}
      alt={`${ui.hero.portraitAlt} ${identity.name}`}
      sizes="(min-width: 1240px) 470px, (min-width: 768px) 38vw, 92vw"
      className="portrait h-auto w-full object-cover"
    />
  )
  return (
    <div className="relative isolate">
      <div aria-hidden="true" className="dot-grid no-print" />
      <section className="hero page">
        <Entrance id="hero" name="enterHero" entersOnLoad className="hero-text flex flex-col">
          <h1 tabIndex={-1} className="title">
            {/* In one node with the words: a browser leaves a space out of the name if it wraps
                there. */}
            {hero.headline + (/[\u2E80-\uFFEF]$/.test(hero.headline) ? '' : ' ')}
            <em className="text-signal">{hero.emphasis}</em>
          </h1>
          <p className="leading-snug">
            <b translate="no" className={isLong ? 'block' : undefined}>
              {identity.name}
            </b>
            {isLong ? hero.tagline : `\u00A0· ${hero.tagline}`}
          </p>
          {hero.availability && <p className="text-muted">{hero.availability}</p>}
          <p className="no-print flex flex-wrap gap-3">
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
            name="enterPortrait"
            entersOnLoad
            className="no-print hero-picture"
          >
            <SceneCard name={ui.hero.portrait} scene="portrait">
              <div className="portrait-frame">{face}</div>
            </SceneCard>
          </Entrance>
        )}
      </section>
    </div>
  )
}
