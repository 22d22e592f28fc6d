import { useSelector } from '@xstate/react'
import { contact } from 'virtual:contact'
import { linkIcons } from 'virtual:icons'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import { CopyButton } from '../copy/copy-button'
import { CopyStatus } from '../copy/copy-status'
import { useCopy } from '../copy/use-copy'
import { Icon } from '../icon/icon'
import { ExternalLink } from '../link/external-link'
import { DashboardCard } from './dashboard-card'

const tile =
  'flex h-full min-h-14 items-center gap-3 rounded-[12px] border border-line bg-inset px-4 py-3 text-text no-underline transition-colors duration-150 hover:(border-signal text-signal) lg:(flex-col items-start justify-between)'

/** The ways to get in touch; its strip says whether the address has been copied. */
export function ContactCard({ order, className }: { order: number; className: string }) {
  const copy = useCopy('contact copy', identity.email)
  const state = useSelector(copy, (snapshot) => snapshot.value)
  return (
    <DashboardCard
      order={order}
      name={ui.dashboard.contact.node}
      state={ui.copy.states[state]}
      lit={state === 'copied'}
      heading={ui.dashboard.contact.heading}
      className={className}
    >
      <ul className="addresses m-0 mt-5 grid grow list-none gap-3 p-0 lg:(auto-cols-fr grid-flow-col)">
        {identity.links.map(({ network, url }) => (
          <li key={network}>
            <ExternalLink href={url} className={tile}>
              <Icon name={linkIcons[network] ?? ''} /> {network}
            </ExternalLink>
          </li>
        ))}
        <li className="relative">
          <a href={`mailto:${identity.email}`} className={tile} title={identity.email}>
            <Icon name="FaEnvelope" /> {ui.dashboard.contact.email}
          </a>
          <CopyButton
            actor={copy}
            className="icon-button absolute top-1/2 end-1.5 -translate-y-1/2 lg:(-top-px end-0.5 translate-y-0)"
          />
        </li>
        <li>
          <a href={contact.url} download={contact.fileName} className={tile} title={ui.contactCard}>
            <Icon name="FaAddressCard" /> {ui.dashboard.contact.card}
          </a>
        </li>
      </ul>
      <CopyStatus
        actor={copy}
        className={state === 'failed' ? 'mt-4 block text-[0.95rem] text-muted' : 'sr-only'}
      />
    </DashboardCard>
  )
}
