import './footer.css'

import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { toggleInside, machinePath } from '#devtools/index.ts'

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="page label text-muted">
        <span translate="no" className="min-w-0 wrap-anywhere">
          {[identity.name, identity.city].join(`${ui.comma} `)}
        </span>
        <span>
          {import.meta.env.INSPECTOR ? (
            <>
              {/* `target` keeps the router from loading a page for this link. */}
              <a href={machinePath()} target="_self" className="hover:text-signal">
                {ui.footer.source}
              </a>{' '}
              <a href="?inspect" className="script-only hover:text-signal">
                {ui.footer.inspect} <kbd translate="no">(?)</kbd>
              </a>{' '}
              <button
                type="button"
                onClick={toggleInside}
                className="script-only cursor-pointer hover:text-signal"
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
