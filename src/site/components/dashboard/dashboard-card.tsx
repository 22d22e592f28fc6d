import { ui } from 'virtual:words/ui'

import { Link } from '#site/routing/router.ts'

import { Entrance } from '../movement/entrance.tsx'
import { StateCard, type StateCardProps } from '../controls/state-card.tsx'

/** A card with `href` is lit. */
interface DashboardCardProps extends Partial<Omit<StateCardProps, 'actor' | 'lit' | 'name'>> {
  /** Its words are those of `ui.dashboard`; its actor is `<id> card`, in any language. */
  id: Exclude<keyof typeof ui.dashboard, 'heading' | 'contact'>
  order: number
  heading: string
  text?: string | undefined
  /** Makes the whole card a link. */
  href?: string
}

/** A card of the dashboard; with `href` it is one link, named by its heading. */
export function DashboardCard(props: DashboardCardProps) {
  const { id, order, state, heading, text, href, className, children } = props
  return (
    <Entrance
      id={`${id} card`}
      name="enterDashboardCard"
      order={order}
      className={`grid min-w-0 ${className}`}
    >
      <StateCard
        name={ui.dashboard[id].node}
        state={state}
        lit={href !== undefined}
        actor={`${id} card`}
        className={href ? 'linked-card transition-colors' : ''}
      >
        <div className="card-body">
          <h3 className="title">
            {href ? (
              <Link href={href} className="card-link text-text">
                {heading}
              </Link>
            ) : (
              heading
            )}
          </h3>
          {text && <p className="mt-2 text-muted">{text}</p>}
          {children}
        </div>
      </StateCard>
    </Entrance>
  )
}
