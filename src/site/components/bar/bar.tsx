import './bar.css'

import { useRef } from 'react'
import { Link } from '#site/routing/router.ts'

import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { ui } from 'virtual:words/ui'

import { Entrance } from '../movement/entrance.tsx'
import { Menu } from './menu.tsx'
import { MotionControl, ThemeControl } from './preference-controls.tsx'
import { WaitNotice } from './wait-notice.tsx'

/** A longer name is smaller in a small window, so that the bar stays low. */
const LONG_NAME = 20
const LONGEST_NAME = 45
const nameSize = (length: number) => {
  if (length > LONGEST_NAME) return 'longest-name'
  return length > LONG_NAME ? 'long-name' : 'short-name'
}

/** The bar: brand, pages, CV and the controls. Below `sm` a button unfolds the links. */
export function Bar() {
  const bar = useRef<HTMLElement>(null)
  return (
    <Entrance as="header" id="bar" name="enterBar" entersOnLoad className="bar">
      <nav ref={bar} aria-label={ui.navigation.label} className="page bar-row">
        <Link href={pages.home.path} className="brand">
          <span className="pip bg-filled" />
          <span translate="no" className={nameSize(identity.name.length)}>
            {identity.name}
          </span>
        </Link>
        <Menu bar={bar} />
        <MotionControl />
        <ThemeControl />
      </nav>
      <WaitNotice />
    </Entrance>
  )
}
