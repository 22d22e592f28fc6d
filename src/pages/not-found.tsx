import { Link } from 'wouter'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { StateCard } from '../components/state-card/state-card'
import { menu } from '../routing/routes'

const links = [{ href: pages.home.path, text: ui.notFound.home }, ...menu]

/** A state that no transition leads to, and the way back into the chart. */
export default function NotFound() {
  return (
    <div className="page pt-12 md:pt-20">
      <StateCard
        name={ui.notFound.node}
        state={ui.notFound.state}
        className="mx-auto max-w-[46rem]"
      >
        <div className="p-6 sm:p-10">
          <h1 tabIndex={-1} className="title m-0 text-[clamp(2.2rem,1.5rem+3vw,3.6rem)]">
            {ui.notFound.heading}
          </h1>
          <p className="mt-4 mb-8 text-[1.15rem] text-muted">{ui.notFound.text}</p>
          <p className="m-0 flex flex-wrap gap-3">
            {links.map(({ href, text }) => (
              <Link key={href} href={href} className="pill">
                {text}
              </Link>
            ))}
          </p>
        </div>
      </StateCard>
    </div>
  )
}
