/** What may be wrong with a node of a case study, each with its remedy. */
import { CONTENT_FOLDER } from '#build/context/content-folder.ts'
import {
  attributeOf,
  inside,
  isElement,
  isVideo,
  pictureIn,
  type CaseStudyNode,
} from '#build/lib/case-study-nodes.ts'
import { isVideoName, isWebAddress } from '#content-model/schema/fields.ts'
import { brokenImage } from './broken-references.ts'
import type { References } from './references.ts'

type Fault = string | undefined

/** The file of a video, and the picture that stands for it until it plays. */
const videoFault = (video: CaseStudyNode, poster: string, references: References): Fault => {
  const file = attributeOf(video, 'src')
  if (!isVideoName(file) || !references.images.has(file))
    return `${file} is no mp4 or webm file in ${CONTENT_FOLDER}/images: put it there, since players of other hosts are not shown`
  return poster
    ? undefined
    : `${file} has no poster: write the name of a picture, poster="still.png"`
}

const descriptionIn = (node: CaseStudyNode) => {
  if (!isElement(node)) return node.alt
  return attributeOf(node, isVideo(node) ? 'title' : 'alt')
}

const pictureFault = (node: CaseStudyNode, picture: string, references: References): Fault => {
  const ofVideo = isVideo(node) ? videoFault(node, picture, references) : undefined
  if (ofVideo) return ofVideo
  const ofImage = brokenImage(picture, references)
  if (ofImage) return `${picture} ${ofImage}`
  return descriptionIn(node)
    ? undefined
    : `${picture} has no description: write what it shows, for those who cannot see it`
}

const IN_A_LINE = /^(?:heading|strong|emphasis|delete)$/

/** What Markdown means otherwise than its writer. */
const markdownFault = (node: CaseStudyNode, source: string): Fault => {
  const { type, depth, position } = node
  if (type === 'heading' && depth === 1)
    return 'begins with one #: write ##, the title of the page is that of the project'
  if (IN_A_LINE.test(type) && inside(node).some((each) => pictureIn(each) !== undefined))
    return 'has a picture within words: give the picture a line of its own'
  if (position?.start.line === 1 && source === '---')
    return 'begins with ---: take it out, with what stands up to the next one'
  const [brackets] = (type === 'text' && /(?<!\\)!?\[[^\]\\]*\]\([^)]*\)?/.exec(source)) || []
  if (brackets)
    return `${brackets} is shown as it stands: write what has spaces between < and >, and \\[ for a bracket`
  if (type === 'imageReference') return 'is a picture by reference: write its name in its place'
  // A footnote's mark is too small to be pressed.
  return type === 'footnoteReference' ? 'is a footnote: write it into the text' : undefined
}

/** @param paths the pages of the site */
const linkFault = (node: CaseStudyNode, paths: ReadonlySet<string>): Fault => {
  const { type, name, url = attributeOf(node, 'href') } = node
  const isLink = type === 'link' || type === 'definition' || (name === 'a' && url)
  if (!isLink) return undefined
  const isPage = url.startsWith('/') && paths.has(url.replace(/#.*/, ''))
  const isRight = isPage || /^(?:#|mailto:|tel:)/.test(url) || isWebAddress(url)
  return isRight
    ? undefined
    : `${url} is no link: write it whole, or the path of a page like /about`
}

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/

const codeFault = ({ type, value = '' }: CaseStudyNode): Fault => {
  if (type === 'mdxjsEsm')
    return 'is code, which a case study has none of: take import and export out'
  if (!type.endsWith('Expression') || COMMENT.test(value)) return undefined
  return `{${value}} is code, which a case study has none of: write \\{ for a bracket`
}

/** The site's own elements, and those of HTML that a text is made of. */
const KNOWN = new Set(
  `Scene Source video a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data
  dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt
  ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var
  wbr`.split(/\s+/),
)
/** Attributes of scripts and styles, and addresses that the check does not read. */
const REFUSED = /^(?:on.*|style|align|srcset|dangerously.*)$/i

const elementFault = (node: CaseStudyNode): Fault => {
  if (!isElement(node)) return undefined
  const { name, attributes = [] } = node
  if (attributes.some((one) => !one.name || (typeof one.value === 'object' && one.value)))
    return `<${name}> has code in an attribute: write a text in quotation marks`
  if (/^(?:iframe|embed|object)$/.test(name ?? ''))
    return `<${name}> shows another host, which learns who visits: write a link to it, or take a <video> of your own`
  const refused = attributes.find((one) => REFUSED.test(one.name ?? ''))
  if (refused) return `<${name}> with ${refused.name} is refused by the site: take that out`
  if (/\p{Lu}/u.test(attributeOf(node, 'id')))
    return `<${name}> has an id with a capital letter, as parts of the site have: write small ones`
  if (!name || KNOWN.has(name)) return undefined
  return `<${name}> is no element of a text: write Markdown, Scene or video`
}

/**
 * The first fault of a node.
 *
 * @param source how the node is written
 * @param paths the pages of the site
 */
export const faultIn = (
  node: CaseStudyNode,
  source: string,
  paths: ReadonlySet<string>,
  references: References,
): Fault => {
  const picture = pictureIn(node)
  if (picture !== undefined) return pictureFault(node, picture, references)
  return (
    markdownFault(node, source) ?? linkFault(node, paths) ?? codeFault(node) ?? elementFault(node)
  )
}
