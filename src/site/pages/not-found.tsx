import { Link } from '#site/routing/router.ts'

import { pages } from 'virtual:content/pages'
import { notFoundWords } from 'virtual:words/not-found'

import { PageNotice } from '#site/components/page/page-notice.tsx'
import { menu } from '#site/routing/routes.ts'

const links = [{ href: pages.home.path, text: notFoundWords.home }, ...menu]

/** The page for unknown addresses: links to all pages of the menu. */
export default function NotFound() {
  return (
    <PageNotice words={notFoundWords}>
      {links.map(({ href, text }) => (
        <Link key={href} href={href} className="pill">
          {text}
        </Link>
      ))}
    </PageNotice>
  )
}
