import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { toggleInside } from '../../inspector/entry'
import { machinePath } from '../../routing/machine-pages'

const link = 'inline-block py-1 text-muted underline hover:text-signal'

export function Footer() {
  return (
    <footer className="mt-18 border-t border-line md:mt-24">
      <div className="page label flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-muted">
        <span translate="no" className="min-w-0 wrap-anywhere">
          {[identity.name, identity.city].join(`${ui.comma} `)}
        </span>
        <span>
          {import.meta.env.INSPECTOR ? (
            <>
              {/* The target keeps the router from loading a page for it. */}
              <a href={machinePath()} target="_self" className={link}>
                {ui.footer.source}
              </a>{' '}
              <a href="?inspect" className={`script-only ${link}`}>
                {ui.footer.inspect} <kbd translate="no">(?)</kbd>
              </a>{' '}
              <button
                type="button"
                onClick={toggleInside}
                className={`script-only ${link} cursor-pointer`}
              >
                {ui.inside.open} <kbd translate="no">(X)</kbd>
              </button>
            </>
          ) : (
            ui.footer.source
          )}
        </span>
      </div>
    </footer>
  )
}
