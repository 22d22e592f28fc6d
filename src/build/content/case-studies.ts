/**
 * Case studies of projects (`projects/<slug>.mdx`): their texts, and the errors in them, by line.
 */
import { CONTENT_FOLDER } from '#build/context/content-folder.ts'
import { slugOf } from '#build/context/project-files.ts'
import {
  attributeOf,
  inside,
  isElement,
  isVideo,
  nodesOf,
  pictureIn,
  type CaseStudyNode,
} from '#build/lib/case-study-nodes.ts'
import { brokenImage } from './broken-references.ts'
import { type Finding, findingIn } from './finding.ts'
import type { References } from './references.ts'
import { isVideoName, isWebAddress } from '#content-model/schema/fields.ts'
import { isFields } from '#content-model/words/merged.ts'

/** The site's own elements, and those of HTML that a text is made of. */
const KNOWN = new Set(
  `Scene Source video a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data
  dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt
  ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var
  wbr`.split(/\s+/),
)
const IN_A_LINE = /^(?:heading|strong|emphasis|delete)$/
/** Attributes of scripts and styles, and addresses that the check does not read. */
const REFUSED = /^(?:on.*|style|align|srcset|dangerously.*)$/i

interface Site {
  projects?: unknown
  pages?: unknown
}

const caseStudyFile = (slug: string) =>
  `${CONTENT_FOLDER}/projects/${slug}${slug.endsWith('.md') ? '' : '.mdx'}`

const textsInNode = (node: CaseStudyNode) =>
  [
    node.value,
    node.alt,
    node.title,
    node.url,
    ...(node.attributes ?? []).map(({ value }) => value),
  ].filter((text) => typeof text === 'string')

/** The nodes of the case studies that can be read, and the errors of the others. */
const readAll = (caseStudies: Record<string, string>) => {
  const errors: Finding[] = []
  const nodes = Object.entries(caseStudies).flatMap(([slug, caseStudy]) => {
    const file = caseStudyFile(slug)
    try {
      return nodesOf(caseStudy).map((node) => {
        // A link that GFM makes of a bare address has no position.
        const { position: at } = node
        const source = at ? caseStudy.slice(at.start.offset, at.end.offset) : ''
        return { file, node, line: at?.start.line, source }
      })
    } catch (error) {
      const { reason, line } = error as { reason?: string; line?: number }
      if (reason === undefined) throw error
      const remedy =
        'close what is open there, as in <br />, give a tag around paragraphs a line of its own, ' +
        'and write \\< and \\{ for what is meant as text'
      // An element that is never closed has its line in the message only: `<br>` (3:1-3:5).
      const at = line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1)
      errors.push(findingIn(file, `cannot be read: ${reason}; ${remedy}`, at))
      return []
    }
  })
  return { nodes, errors }
}

/** Each text of the case studies, as a finding without a message. */
export const textsInCaseStudies = (caseStudies: Record<string, string>): Finding[] =>
  readAll(caseStudies).nodes.flatMap(({ file, node, line }) =>
    textsInNode(node).map((text) => findingIn(file, '', line, text)),
  )

type Nodes = ReturnType<typeof readAll>['nodes']

const faultIn = ({ node, source }: Nodes[number], paths: Set<string>, references: References) => {
  const { type, name, depth, url = attributeOf(node, 'href') } = node
  const picture = pictureIn(node)
  if (picture !== undefined) {
    if (isVideo(node)) {
      const file = attributeOf(node, 'src')
      if (!isVideoName(file) || !references.images.has(file))
        return `${file} is no mp4 or webm file in ${CONTENT_FOLDER}/images: put it there, since players of other hosts are not shown`
      if (!picture) return `${file} has no poster: write the name of a picture, poster="still.png"`
    }
    const fault = brokenImage(picture, references)
    if (fault) return `${picture} ${fault}`
    const alt = isElement(node) ? attributeOf(node, isVideo(node) ? 'title' : 'alt') : node.alt
    return alt
      ? undefined
      : `${picture} has no description: write what it shows, for those who cannot see it`
  }
  if (type === 'heading' && depth === 1)
    return 'begins with one #: write ##, the title of the page is that of the project'
  if (IN_A_LINE.test(type) && inside(node).some((each) => pictureIn(each) !== undefined))
    return 'has a picture within words: give the picture a line of its own'
  if (node.position?.start.line === 1 && source === '---')
    return 'begins with ---: take it out, with what stands up to the next one'
  const [unread] = (type === 'text' && /(?<!\\)!?\[[^\]\\]*\]\([^)]*\)?/.exec(source)) || []
  if (unread)
    return `${unread} is shown as it stands: write what has spaces between < and >, and \\[ for a bracket`
  if (type === 'link' || type === 'definition' || (name === 'a' && url)) {
    const isOwn = url.startsWith('/') && paths.has(url.replace(/#.*/, ''))
    const isRight = isOwn || /^(?:#|mailto:|tel:)/.test(url) || isWebAddress(url)
    if (!isRight) return `${url} is no link: write it whole, or the path of a page like /about`
  }
  if (type === 'mdxjsEsm')
    return 'is code, which a case study has none of: take import and export out'
  if (type.endsWith('Expression'))
    return /^\s*\/\*[^]*\*\/\s*$/.test(node.value ?? '')
      ? undefined
      : `{${node.value}} is code, which a case study has none of: write \\{ for a bracket`
  if (type === 'imageReference') return 'is a picture by reference: write its name in its place'
  // A footnote's mark is too small to be pressed.
  if (type === 'footnoteReference') return 'is a footnote: write it into the text'
  if (!isElement(node)) return undefined
  if (node.attributes?.some((one) => !one.name || (typeof one.value === 'object' && one.value)))
    return `<${name}> has code in an attribute: write a text in quotation marks`
  if (/^(?:iframe|embed|object)$/.test(name ?? ''))
    return `<${name}> shows another host, which learns who visits: write a link to it, or take a <video> of your own`
  const refused = node.attributes?.find((one) => REFUSED.test(one.name ?? ''))
  if (refused) return `<${name}> with ${refused.name} is refused by the site: take that out`
  if (/\p{Lu}/u.test(attributeOf(node, 'id')))
    return `<${name}> has an id with a capital letter, as parts of the site have: write small ones`
  if (!name || KNOWN.has(name)) return undefined
  return `<${name}> is no element of a text: write Markdown, Scene or video`
}

const isProject = (project: unknown): project is Parameters<typeof slugOf>[0] => isFields(project)

/** Finds headings that skip a rank; the title of the page has the first. */
const findSkips = (nodes: Nodes) =>
  nodes
    .filter(({ node }) => node.type === 'heading')
    .flatMap(({ file, node: { depth = 1 }, line }, index, all) => {
      const before = all[index - 1]
      const next = (before?.file === file ? (before.node.depth ?? 1) : 1) + 1
      const fault = `begins with ${'#'.repeat(depth)}, which skips a rank: write ${'#'.repeat(next)}`
      return depth > next ? [findingIn(file, fault, line)] : []
    })

/** Finds errors in case studies. */
export const checkCaseStudies = (
  caseStudies: Record<string, string>,
  { projects, pages: given }: Site,
  references: References,
): Finding[] => {
  const slugs = Array.isArray(projects) ? projects.filter(isProject).map(slugOf) : []
  const pages = isFields(given) ? (given as Record<string, { path?: unknown } | null>) : {}
  const own = slugs.map((slug) => `${String(pages['projects']?.path)}/${slug}`)
  const paths = new Set([...own, ...Object.values(pages).map((page) => String(page?.path))])
  const { nodes, errors } = readAll(caseStudies)
  const strays = Object.keys(caseStudies).filter((slug) => !slugs.includes(slug))
  const advice =
    slugs.length > 0
      ? `: name it as a project’s slug, or its id, and .mdx: ${slugs.join(', ')}`
      : ', for there is none: write one, or take the file out'
  return [
    ...errors,
    ...strays.map((slug) =>
      findingIn(caseStudyFile(slug), `is the case study of no project${advice}`),
    ),
    ...findSkips(nodes),
    ...nodes.flatMap((one) => {
      const fault = faultIn(one, paths, references)
      return fault ? [findingIn(one.file, fault, one.line)] : []
    }),
  ]
}
