import { useSelector } from '@xstate/react'
import { contact } from 'virtual:contact'
import { linkIcons } from 'virtual:icons'

import type { Identity } from '#content/types'
import { ui } from '#content/ui'

import { CopyButton } from '../copy/copy-button'
import { CopyStatus } from '../copy/copy-status'
import { useCopy } from '../copy/use-copy'
import { hostOf, telephone } from '../../lib/addresses'
import { DashboardCard } from './dashboard-card'
import { TileList } from './tile-list'

interface ContactCardProps {
  order: number
  identity: Identity
  className: string
}

/** The ways to get in touch; its header shows whether the address was copied. */
export function ContactCard({ order, identity, className }: ContactCardProps) {
  const { email, links, phone, website } = identity
  const copy = useCopy('contact copy', email)
  const state = useSelector(copy, (snapshot) => snapshot.value)
  return (
    <DashboardCard
      id="contact"
      order={order}
      name={ui.dashboard.contact.node}
      state={ui.copy.states[state]}
      lit={state === 'copied'}
      heading={ui.dashboard.contact.heading}
      className={className}
    >
      <TileList
        tiles={[
          ...links.map(({ network, url }) => ({
            icon: linkIcons[network] ?? 'FaLink',
            label: network,
            href: url,
            isElsewhere: true,
          })),
          ...(website
            ? [{ icon: 'FaGlobe', label: hostOf(website), href: website, isElsewhere: true }]
            : []),
          ...(phone ? [{ icon: 'FaPhone', label: phone, href: telephone(phone) }] : []),
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
    </DashboardCard>
  )
}
