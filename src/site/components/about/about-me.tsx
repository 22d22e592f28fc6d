import './about-me.css'
import { contact } from 'virtual:downloads'
import { linkIcons } from 'virtual:icons'
import { portrait } from 'virtual:portrait'

import { about } from 'virtual:content/about'
import { identity as ownIdentity } from 'virtual:content/identity'
import type { Identity } from '#content-model/schema/types.ts'
import { ui } from 'virtual:words/ui'

import { CopyControl, CopyStatus } from '../controls/copy.tsx'
import { useCopy } from '../controls/use-copy.ts'
import { Entrance } from '../movement/entrance.tsx'
import { Icon } from '../controls/icon.tsx'
import { hostOf, namedLinks, telephone } from '#lib/addresses.ts'
import { ProfileLink } from '../controls/external-link.tsx'
import { Picture } from '../picture/picture.tsx'

/** Portrait, text, and the ways to get in touch. */
export default function AboutMe({ identity = ownIdentity }: { identity?: Identity }) {
  const copy = useCopy('about copy', identity.email)
  return (
    <section className="about-me page">
      {identity.portrait && portrait && (
        <Entrance id="avatar" name="enterPortrait" entersOnLoad>
          <Picture
            name={identity.portrait}
            picture={portrait}
            alt={`${ui.hero.portraitAlt} ${identity.name}`}
            sizes="(min-width: 768px) 288px, 160px"
            loading="eager"
            className="portrait"
          />
        </Entrance>
      )}
      <Entrance id="about text" name="enterHero" entersOnLoad>
        <h2 className="label text-signal">{ui.about.label}</h2>
        {about.text.map((paragraph, index) => (
          <p key={index} className={index === 0 ? 'leading-snug' : 'text-muted'}>
            {paragraph}
          </p>
        ))}
        <p className="addresses flex flex-wrap gap-3 wrap-anywhere">
          <a href={`mailto:${identity.email}`} title={identity.email} className="pill-filled">
            {ui.about.contact}
          </a>
          {/* The pills are wrapped together: the last one alone would have a row of its own. */}
          <span className="flex flex-wrap gap-3">
            <CopyControl actor={copy} className="pill round" />
            <a
              href={contact.url}
              download={contact.fileName}
              title={ui.contactCard}
              className="pill round"
            >
              <Icon name="FaAddressCard" />
            </a>
            {identity.phone && (
              <a href={telephone(identity.phone)} className="pill">
                <Icon name="FaPhone" /> <bdi dir="ltr">{identity.phone}</bdi>
              </a>
            )}
            {identity.website && (
              <ProfileLink href={identity.website} className="pill">
                <Icon name="FaGlobe" /> {hostOf(identity.website)}
              </ProfileLink>
            )}
            {namedLinks(identity).map(({ network, url, name }, index) => {
              const icon = linkIcons[network] ?? 'FaLink'
              // An icon of its own says which network the link is for.
              const isKnown = icon !== 'FaLink' && name === network
              return (
                <ProfileLink key={index} href={url} className={isKnown ? 'pill round' : 'pill'}>
                  {/* A tip for pointers; screen readers hear the name once. */}
                  <span
                    title={name}
                    translate="no"
                    aria-hidden="true"
                    className={isKnown ? 'network-icon' : ''}
                  >
                    <Icon name={icon} />
                  </span>
                  <span translate="no" className={isKnown ? 'sr-only' : ''}>
                    {name}
                  </span>
                </ProfileLink>
              )
            })}
          </span>
          <CopyStatus actor={copy} className="label text-muted" />
        </p>
      </Entrance>
    </section>
  )
}
