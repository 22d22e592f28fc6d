import './menu.css'

import { useSelector } from '@xstate/react'
import { useRef, type RefObject } from 'react'
import { cv } from 'virtual:downloads'
import { Link, useLocation } from '#site/routing/router.ts'

import { ui } from 'virtual:words/ui'

import { wordOf } from '#devtools/index.ts'
import { menu } from '#site/routing/routes.ts'
import { Icon } from '../controls/icon.tsx'
import { Movement } from '../movement/movement.tsx'
import { StateCardHeader } from '../controls/state-card.tsx'
import { callPalette } from '../palette/call-palette.ts'
import { useMenu } from './use-menu.ts'

const MENU_ID = 'Menu'

/** The links of the bar; below `sm` they are a dropdown, and a button unfolds it. */
export function Menu({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const [path] = useLocation()
  const { actor, button } = useMenu(bar)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const dropdown = useRef<HTMLDivElement>(null)
  const isExpanded = state === 'opening' || state === 'open'

  return (
    <>
      {/* The button stands before its panel in every browser; browsers that know
          `reading-flow` draw it last. */}
      <button
        ref={button}
        type="button"
        data-actor="menu"
        aria-expanded={isExpanded}
        aria-controls={MENU_ID}
        onClick={() => actor.send({ type: 'menu.toggle' })}
        className="pill script-only menu-button"
      >
        {isExpanded ? ui.navigation.close : ui.navigation.menu}
      </button>
      <div ref={dropdown} id={MENU_ID} data-state={state} className="menu-links">
        <div className="sm:hidden script-only">
          <StateCardHeader
            name={ui.navigation.node}
            state={wordOf(state)}
            lit={isExpanded}
            actor="menu"
          />
        </div>
        <ul className="menu-list">
          {menu.map(({ href, text }) => (
            <li key={href}>
              <Link
                href={href}
                className="transition-colors"
                aria-current={path === href ? 'page' : path.startsWith(`${href}/`) || undefined}
                // The event is sent for a link to the current page, too.
                onClick={() => actor.send({ type: 'route.changed', path: href })}
              >
                {text}
              </Link>
            </li>
          ))}
          <li>
            <a href={cv.url} download={cv.fileName} target="_blank" rel="noopener" className="pill">
              {ui.navigation.cv}
            </a>
          </li>
          <li>
            {/* An icon in the bar; in a small window, a line of the dropdown. */}
            <button
              type="button"
              data-actor="palette"
              aria-keyshortcuts="Control+K Meta+K"
              title={ui.palette.keys}
              onClick={callPalette}
              className="icon-button script-only"
            >
              <Icon name="FaMagnifyingGlass" />
              <span className="sm:sr-only">{ui.palette.open}</span>
            </button>
          </li>
        </ul>
      </div>
      {(state === 'opening' || state === 'closing') && (
        <Movement
          name="openMenu"
          element={dropdown}
          reversed={state === 'closing'}
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}
