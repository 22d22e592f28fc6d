import { createContext, use, useRef, type ComponentProps, type ReactNode } from 'react'
import { Link } from '#site/routing/router.ts'

import { site } from 'virtual:content/site'
import type { Image } from '#content-model/schema/types.ts'
import { projectWords } from 'virtual:words/projects'

import { repositoryFile } from '#lib/addresses.ts'
import { ExternalLink } from '../controls/external-link.tsx'
import { useScrolls } from '../controls/use-scrolls.ts'
import { type Figure as Shown, srcOf, widestWidth } from '../picture/picture-files.ts'
import { SectionTitle } from '../page/section-title.tsx'
import { CaseStudyPicture } from './case-study-picture.tsx'

/** The pictures of a case study, by the names in its text. */
export const Figures = createContext<Record<string, Shown>>({})

/** A link of the text: to a page of the site, to another site, or within the page. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>
  return <a href={href}>{children}</a>
}

/** Names a file of this site's code, and links to it if the site names its repository. */
function Source({ file }: { file: string }) {
  const name = <code translate="no">{file}</code>
  if (!site.repository) return name
  return <ExternalLink href={repositoryFile(site.repository, file)}>{name}</ExternalLink>
}

interface FigureProps {
  /** A name in the content: `shop.png`, `scene:earth`. */
  src?: string | undefined
  alt?: string | undefined
  /** The caption. */
  title?: ReactNode
}

function Figure({ src = '', alt = '', title }: FigureProps) {
  const picture = use(Figures)[src]
  if (!picture) return null
  return (
    <figure>
      <CaseStudyPicture id={`figure ${src}`} name={src as Image} picture={picture} alt={alt} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

const Scene = ({ name, alt, children }: { name: string; alt: string; children?: ReactNode }) => (
  <Figure src={`scene:${name}`} alt={alt} title={children} />
)

/** A video of the owner's: it loads when it is played, and is silent until asked for sound. */
function Video({ src = '', title }: ComponentProps<'video'>) {
  const shown = use(Figures)[src]
  if (!shown?.video) return null
  const { dark } = shown
  return (
    <figure>
      <video
        controls
        muted
        playsInline
        preload="none"
        src={shown.video}
        poster={srcOf(dark)}
        width={widestWidth(dark)}
        height={dark.height}
        aria-label={title}
      />
    </figure>
  )
}

/** Attributes by which the keyboard reaches an element that scrolls, and a name for it. */
const useScroller = <Box extends HTMLElement>(label: string) => {
  const ref = useRef<Box>(null)
  const scrolls = useScrolls(ref)
  return { ref, ...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label }) }
}

const Table = (props: ComponentProps<'table'>) => (
  <div {...useScroller<HTMLDivElement>(projectWords.table)} className="case-study-table">
    <table {...props} />
  </div>
)

const Heading = ({ id, children }: ComponentProps<'h2'>) => (
  <SectionTitle id={id} className="">
    {children}
  </SectionTitle>
)

/** The mark of a task in a list: a checkbox that nobody can press would want a name. */
const Done = ({ checked }: ComponentProps<'input'>) => (checked ? '☑' : '☐')

const Code = (props: ComponentProps<'pre'>) => (
  <pre {...useScroller<HTMLPreElement>(projectWords.code)} translate="no" dir="ltr" {...props} />
)

const InlineCode = (props: ComponentProps<'code'>) => <code translate="no" {...props} />

/**
 * What Markdown becomes in a case study, and its own elements: `<Scene name="earth" alt="…">caption</Scene>`
 * and `<Source file="src/site/app.tsx" />`. An image is a figure, its title the caption:
 * `![what it shows](file.png "caption")`.
 */
export const components = {
  a: TextLink,
  code: InlineCode,
  h2: Heading,
  img: Figure,
  input: Done,
  pre: Code,
  table: Table,
  video: Video,
  Scene,
  Source,
}
