import { useSelector } from '@xstate/react'
import { contact } from 'virtual:downloads'
import { linkIcons } from 'virtual:icons'
import type { ComponentProps, ReactNode } from 'react'

import type { Identity } from '#content-model/schema/types.ts'
import { ui } from 'virtual:words/ui'

import { wordOf } from '#devtools/index.ts'
import { CopyControl, CopyStatus } from '../controls/copy.tsx'
import { useCopy } from '../controls/use-copy.ts'
import { hostOf, namedLinks, telephone } from '#lib/addresses.ts'
import { Entrance } from '../movement/entrance.tsx'
import { Icon } from '../controls/icon.tsx'
import { ProfileLink } from '../controls/external-link.tsx'
import type { SpriteIcon } from '../controls/sprite-icon.ts'
import { StateCard } from '../controls/state-card.tsx'

interface TileProps extends ComponentProps<'a'> {
  icon: SpriteIcon
  label: ReactNode
  href: string
  /** A button in the corner of the card. */
  corner?: ReactNode
}

function Tile({ icon, label, corner, ...link }: TileProps) {
  const Anchor = /^https?:/.test(link.href) ? ProfileLink : 'a'
  return (
    <li>
      <Anchor
        {...link}
        className={corner ? 'tile with-corner transition-colors' : 'tile transition-colors'}
      >
        <Icon name={icon} /> <bdi>{label}</bdi>
      </Anchor>
      {corner && <span className="tile-corner">{corner}</span>}
    </li>
  )
}

/**
 * The ways to get in touch: the last word of the page. The card's header says whether the address
 * was copied.
 */
export function ContactCard({ identity, order }: { identity: Identity; order: number }) {
  const { email, phone, website } = identity
  const copy = useCopy('contact copy', email)
  const state = useSelector(copy, (snapshot) => snapshot.value)
  return (
    <Entrance
      id="contact card"
      name="enterDashboardCard"
      order={order}
      className="grid min-w-0 md:col-span-full"
    >
      <StateCard
        name={ui.dashboard.contact.node}
        state={wordOf(state)}
        lit={state === 'copied'}
        actor="contact card"
      >
        <div className="contact-body">
          <div>
            <h3 className="title">{ui.dashboard.contact.heading}</h3>
          </div>
          <ul className="contact-tiles addresses wrap-anywhere">
            {namedLinks(identity).map(({ network, name, url }) => (
              <Tile
                key={`${name} ${url}`}
                icon={linkIcons[network] ?? 'FaLink'}
                label={<span translate="no">{name}</span>}
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
              corner={<CopyControl actor={copy} className="icon-button" />}
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
            className={state === 'failed' ? 'contact-copy text-muted' : 'sr-only'}
          />
        </div>
      </StateCard>
    </Entrance>
  )
}
