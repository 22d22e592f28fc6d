import { Link } from 'wouter'

import { Entrance } from '../entrance/entrance'
import { StateCard, type StateCardProps } from '../state-card/state-card'

/** A card with `href` is always lit. */
interface DashboardCardProps extends Partial<Omit<StateCardProps, 'actor' | 'name'>> {
  /** Its actor is `<id> card`, in any language. */
  id: 'projects' | 'about' | 'contact' | 'skills'
  order: number
  name: string
  heading: string
  text?: string | undefined
  /** Makes the whole card a link. */
  href?: string
  /** Its heading is as large as the page allows, with the rest beside it. */
  isLastWord?: boolean
}

/** A card of the dashboard; with `href` it is one link, named by its heading. */
export function DashboardCard(props: DashboardCardProps) {
  const { id, order, name, state, heading, text, href, className, children } = props
  const { lit = false, isLastWord = false } = props
  return (
    <Entrance id={`${id} card`} name="card" order={order} className={`grid min-w-0 ${className}`}>
      <StateCard
        name={name}
        state={state}
        lit={lit || href !== undefined}
        actor={`${id} card`}
        className={
          href
            ? 'relative overflow-visible transition-colors duration-200 hover:border-signal'
            : 'overflow-visible'
        }
      >
        <div
          className={
            isLastWord
              ? 'grid gap-8 px-5 pt-[clamp(3.5rem,8vw,7rem)] pb-6 sm:px-6 lg:(grid-cols-[minmax(0,1fr)_minmax(0,30rem)] items-end)'
              : 'flex grow flex-col p-5 sm:p-6'
          }
        >
          <div className="@container">
            <h3
              className={`title ${isLastWord ? 'text-[clamp(2.75rem,17cqi,8rem)] leading-[0.95] wrap-anywhere' : 'text-[1.5rem] leading-[1.15]'}`}
            >
              {href ? (
                <Link href={href} className="card-link text-text">
                  {heading}
                </Link>
              ) : (
                heading
              )}
            </h3>
          </div>
          {/* Beside a higher card it ends where that ends. */}
          {text && <p className={`text-muted ${children ? 'mt-2' : 'mt-auto pt-2'}`}>{text}</p>}
          {children}
        </div>
      </StateCard>
    </Entrance>
  )
}
