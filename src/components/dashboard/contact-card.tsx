import { useSelector } from '@xstate/react'
import { contact } from 'virtual:downloads'
import { linkIcons, type SpriteIcon } from 'virtual:icons'
import type { ComponentProps, ReactNode } from 'react'

import type { Identity } from '#content/types'
import { ui } from '#words/ui'

import { wordOf } from '../../actors/use-state'
import { CopyButton, CopyStatus } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { hostOf, namedLinks, telephone } from '../../lib/addresses'
import { Entrance } from '../entrance/entrance'
import { Icon } from '../icon/icon'
import { ExternalLink } from '../external-link/external-link'
import { StateCard } from '../state-card/state-card'

const surface =
  'flex h-full min-h-14 items-center gap-3 rounded-[12px] border border-line bg-inset px-4 py-3 text-text transition-colors hover:(border-signal text-signal)'

interface Tile extends ComponentProps<'a'> {
  icon: SpriteIcon
  label: string
  href: string
  /** A button in its corner. */
  corner?: ReactNode
}

/** Tiles that fill every row: those of the last one share it. */
function TileList({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="addresses flex grow flex-wrap gap-3 wrap-anywhere">
      {tiles.map(({ icon, label, corner, ...link }) => {
        const Anchor = /^https?:/.test(link.href) ? ExternalLink : 'a'
        return (
          <li key={`${label} ${link.href}`} className="relative min-w-0 grow basis-44">
            <Anchor {...link} className={`${surface} ${corner ? 'pe-13' : ''}`}>
              <Icon name={icon} /> <bdi>{label}</bdi>
            </Anchor>
            {corner && (
              <span className="absolute inset-y-0 end-1.5 grid items-center">{corner}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One of what may be left out. */
const tile = (icon: SpriteIcon, label?: string, href?: string): Tile[] =>
  label && href ? [{ icon, label, href }] : []

/** The ways to get in touch: the last word of the page. Its header shows whether the address was copied. */
export function ContactCard({ identity }: { identity: Identity }) {
  const { email, phone, website } = identity
  const copy = useCopy('contact copy', email)
  const state = useSelector(copy, (snapshot) => snapshot.value)
  return (
    <Entrance id="contact card" name="card" order={3} className="grid min-w-0 md:col-span-full">
      <StateCard
        name={ui.dashboard.contact.node}
        state={wordOf(state)}
        lit={state === 'copied'}
        actor="contact card"
        className="overflow-visible"
      >
        <div className="grid gap-8 px-5 pt-[clamp(3.5rem,8vw,7rem)] pb-6 sm:px-6 lg:(grid-cols-[minmax(0,1fr)_minmax(0,30rem)] items-end)">
          <div className="@container">
            <h3 className="title text-[clamp(2.75rem,17cqi,8rem)] leading-[0.95] wrap-anywhere">
              {ui.dashboard.contact.heading}
            </h3>
          </div>
          <TileList
            tiles={[
              ...namedLinks(identity).flatMap(({ network, name, url }) =>
                tile(linkIcons[network] ?? 'FaLink', name, url),
              ),
              ...tile('FaGlobe', website && hostOf(website), website),
              ...tile('FaPhone', phone, phone && telephone(phone)),
              {
                icon: 'FaEnvelope',
                label: ui.dashboard.contact.email,
                href: `mailto:${email}`,
                title: email,
                corner: <CopyButton actor={copy} className="icon-button" />,
              },
              {
                icon: 'FaAddressCard',
                label: ui.dashboard.contact.card,
                href: contact.url,
                download: contact.fileName,
                title: ui.contactCard,
              },
            ]}
          />
          <CopyStatus
            actor={copy}
            className={state === 'failed' ? 'mt-4 block text-[0.95rem] text-muted' : 'sr-only'}
          />
        </div>
      </StateCard>
    </Entrance>
  )
}
