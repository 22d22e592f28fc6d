import './navigation.css'

import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { cv } from 'virtual:downloads'
import { Link, useLocation } from 'wouter'

import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { ui } from 'virtual:words/ui'

import { wordOf } from '#devtools/index.ts'
import { menu } from '#site/routing/routes.ts'
import { Entrance } from '../movement/entrance.tsx'
import { Icon } from '../controls/icon.tsx'
import { Movement } from '../movement/movement.tsx'
import { StateCardHeader } from '../controls/state-card.tsx'
import { callPalette } from '../palette/call-palette.ts'
import { MotionControl, ThemeControl } from './preference-controls.tsx'
import { useMenu } from './use-menu.ts'
import { WaitNotice } from './wait-notice.tsx'

const MENU_ID = 'Menu'
/** A longer name is smaller in a small window, so that the bar stays low. */
const LONG_NAME = 20
const LONGEST_NAME = 45
const nameSize = (length: number) => {
  if (length > LONGEST_NAME) return 'longest-name'
  return length > LONG_NAME ? 'long-name' : 'short-name'
}

/** The bar: brand, pages, CV and the controls. Below `sm` a button unfolds the links. */
export function Navigation() {
  const [path] = useLocation()
  const { actor, bar, button } = useMenu()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const dropdown = useRef<HTMLDivElement>(null)
  const isExpanded = state === 'opening' || state === 'open'

  return (
    <Entrance as="header" id="bar" name="enterBar" entersOnLoad className="bar">
      <nav ref={bar} aria-label={ui.navigation.label} className="page bar-row">
        <Link href={pages.home.path} className="brand">
          <span className="pip bg-filled" />
          <span translate="no" className={nameSize(identity.name.length)}>
            {identity.name}
          </span>
        </Link>
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
              <a
                href={cv.url}
                download={cv.fileName}
                target="_blank"
                rel="noopener"
                className="pill"
              >
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
        <MotionControl />
        <ThemeControl />
      </nav>
      {(state === 'opening' || state === 'closing') && (
        <Movement
          name="openMenu"
          element={dropdown}
          reversed={state === 'closing'}
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
      <WaitNotice />
    </Entrance>
  )
}
