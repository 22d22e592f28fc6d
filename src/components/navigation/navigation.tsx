import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { cv } from 'virtual:cv'
import { Link, useLocation } from 'wouter'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { wordOf } from '../../actors/use-state'
import { menu } from '../../routing/routes'
import { Entrance } from '../entrance/entrance'
import { Icon } from '../icon/icon'
import { Movement } from '../movement/movement'
import { StateCardHeader } from '../state-card/state-card'
import { PaletteButton } from '../palette/palette-button'
import { MotionControl } from '../preferences/controls'
import { ThemeControl } from '../preferences/controls'
import { useMenu } from './use-menu'
import { WaitNotice } from './wait-notice'

const MENU_ID = 'menu'

const linkClass =
  'block py-3 px-4 sm:px-1 sm:py-2 sm:whitespace-nowrap text-text no-underline transition-colors duration-150 hover:text-signal aria-[current]:text-signal aria-[current]:underline underline-offset-8 decoration-1'

/** The bar: brand, pages, CV and the controls. Below `sm` a button unfolds the links. */
export function Navigation() {
  const [path] = useLocation()
  const { actor, bar, button } = useMenu()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const dropdown = useRef<HTMLDivElement>(null)
  const isExpanded = state === 'opening' || state === 'open'

  return (
    <Entrance
      as="header"
      id="bar"
      name="bar"
      withPage
      className="[view-transition-name:bar] sticky top-0 z-20 border-b border-transparent bg-ink"
    >
      <nav
        ref={bar}
        aria-label={ui.navigation.label}
        className="page relative flex max-[19rem]:flex-wrap min-h-16 items-center gap-1 md:gap-x-2 no-script-wrap [reading-flow:flex-visual]"
      >
        <Link
          href={pages.home.path}
          className="me-auto -ms-1 flex [-webkit-touch-callout:none] min-h-11 min-w-0 items-center gap-3 ps-1 font-display text-[1.05rem] leading-tight font-680 tracking-[-0.02em] sm:text-[1.15rem] text-text no-underline"
        >
          <span className="pip size-2.5 shrink-0 rounded-full bg-filled glow-filled/15" />
          <span className="min-w-0 wrap-anywhere">{identity.name}</span>
        </Link>
        {/* Before its panel in every browser; drawn last, where browsers know `reading-flow`. */}
        <button
          ref={button}
          type="button"
          data-actor="menu"
          aria-expanded={isExpanded}
          aria-controls={MENU_ID}
          onClick={() => actor.send({ type: 'menu.toggle' })}
          className="pill script-only max-sm:order-1 shrink-0 min-[22rem]:min-w-24 whitespace-nowrap bg-transparent sm:hidden"
        >
          {/* In the smallest windows the name needs the room of the word. */}
          <Icon name="FaBars" className="size-[1.1em] min-[22rem]:hidden" />
          <span className="max-[22rem]:sr-only">
            {isExpanded ? ui.navigation.close : ui.navigation.menu}
          </span>
        </button>
        <div
          ref={dropdown}
          id={MENU_ID}
          data-state={state}
          className="menu-links max-sm:(order-2 -z-1) origin-top max-sm:rounded-[18px] max-sm:border max-sm:border-line max-sm:bg-raised"
        >
          <div className="sm:hidden script-only">
            <StateCardHeader
              name={ui.navigation.node}
              state={wordOf(state)}
              lit={isExpanded}
              actor="menu"
            />
          </div>
          <ul className="m-0 flex list-none flex-col p-2 sm:(flex-row items-center gap-2 p-0) md:(gap-6 pe-2)">
            {menu.map(({ href, text }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={linkClass}
                  aria-current={path === href ? 'page' : path.startsWith(`${href}/`) || undefined}
                  // Sent for a link to the current page too.
                  onClick={() => actor.send({ type: 'route.changed', path: href })}
                >
                  {text}
                </Link>
              </li>
            ))}
            <li className="max-sm:p-2">
              <a
                href={cv.url}
                download={cv.fileName}
                target="_blank"
                rel="noopener"
                className="pill whitespace-nowrap max-sm:w-full sm:max-md:px-4"
              >
                {ui.navigation.cv}
              </a>
            </li>
            <li className="sm:(-me-2 -ms-3)">
              <PaletteButton />
            </li>
          </ul>
        </div>
        <MotionControl />
        <ThemeControl />
      </nav>
      {(state === 'opening' || state === 'closing') && (
        <Movement
          name="unfoldMenu"
          element={dropdown}
          reversed={state === 'closing'}
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
      <WaitNotice />
    </Entrance>
  )
}
