import { useSelector } from '@xstate/react'
import { contact } from 'virtual:downloads'
import { linkIcons, type SpriteIcon } from 'virtual:icons'
import type { ComponentProps, ReactNode } from 'react'

import type { Identity } from '#content/types'
import { ui } from 'virtual:words/ui'

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

interface TileProps extends ComponentProps<'a'> {
  icon: SpriteIcon
  label: string
  href: string
  /** A button in its corner. */
  corner?: ReactNode
}

function Tile({ icon, label, corner, ...link }: TileProps) {
  const Anchor = /^https?:/.test(link.href) ? ExternalLink : 'a'
  return (
    <li className="relative min-w-0 grow basis-44">
      <Anchor {...link} className={`${surface} ${corner ? 'pe-13' : ''}`}>
        <Icon name={icon} /> <bdi>{label}</bdi>
      </Anchor>
      {corner && <span className="absolute inset-y-0 end-1.5 grid items-center">{corner}</span>}
    </li>
  )
}

/** The ways to get in touch: the last word of the page. Its header shows whether the address was copied. */
export function ContactCard({ identity }: { identity: Identity }) {
  const { email, phone, website } = identity
  const copy = useCopy('contact copy', email)
  const state = useSelector(copy, (snapshot) => snapshot.value)
  return (
    <Entrance
      id="contact card"
      name="enterDashboardCard"
      order={3}
      className="grid min-w-0 md:col-span-full"
    >
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
          {/* Tiles fill every row: those of the last one share it. */}
          <ul className="contact-tiles addresses flex grow flex-wrap gap-3 wrap-anywhere">
            {namedLinks(identity).map(({ network, name, url }) => (
              <Tile
                key={`${name} ${url}`}
                icon={linkIcons[network] ?? 'FaLink'}
                label={name}
                href={url}
              />
            ))}
            {website && <Tile icon="FaGlobe" label={hostOf(website)} href={website} />}
            {phone && <Tile icon="FaPhone" label={phone} href={telephone(phone)} />}
            <Tile
              icon="FaEnvelope"
              label={ui.dashboard.contact.email}
              href={`mailto:${email}`}
              title={email}
              corner={<CopyButton actor={copy} className="icon-button" />}
            />
            <Tile
              icon="FaAddressCard"
              label={ui.dashboard.contact.card}
              href={contact.url}
              download={contact.fileName}
              title={ui.contactCard}
            />
          </ul>
          <CopyStatus
            actor={copy}
            className={state === 'failed' ? 'mt-4 block text-[0.95rem] text-muted' : 'sr-only'}
          />
        </div>
      </StateCard>
    </Entrance>
  )
}
