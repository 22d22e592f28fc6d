/** Case studies of projects (`projects/<slug>.mdx`): their texts, and what is wrong in them, by line. */
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { slugOf } from '../context/project-files.ts'
import {
  attributeOf,
  isElement,
  isVideo,
  nodesOf,
  pictureIn,
  type CaseStudyNode,
} from '../case-studies/case-study.ts'
import { brokenImage } from './broken-references.ts'
import { type Finding, findingIn } from './finding.ts'
import type { References } from './references.ts'
import { isWebAddress } from '../schema/fields.ts'

const VIDEO = /\.(?:mp4|webm)$/
const ELEMENTS = ['Scene', 'Source']

interface Site {
  projects?: unknown
  pages?: Record<string, { path?: unknown } | undefined>
}

const fileOf = (slug: string) => `${CONTENT_FOLDER}/projects/${slug}.mdx`

const textsOf = (node: CaseStudyNode) =>
  [
    ...[node.value, node.alt, node.title, node.url],
    ...(node.attributes ?? []).map(({ value }) => value),
  ].filter((text) => typeof text === 'string')

/** The nodes of the case studies that can be read, and what is wrong with the others. */
const readAll = (caseStudies: Record<string, string>) => {
  const errors: Finding[] = []
  const nodes = Object.entries(caseStudies).flatMap(([slug, caseStudy]) => {
    const file = fileOf(slug)
    try {
      return nodesOf(caseStudy).map((node) => ({ file, node, line: node.position?.start.line }))
    } catch (error) {
      const { reason, line } = error as { reason?: string; line?: number }
      if (reason === undefined) throw error
      const remedy =
        'close what is open there, as in <br />, give a tag around paragraphs a line of its own, ' +
        'and write \\< and \\{ for what is meant as text'
      errors.push(findingIn(file, `cannot be read: ${reason}; ${remedy}`, line))
      return []
    }
  })
  return { nodes, errors }
}

/** Each text of the case studies, as a finding that says nothing yet. */
export const textsInCaseStudies = (caseStudies: Record<string, string>): Finding[] =>
  readAll(caseStudies).nodes.flatMap(({ file, node, line }) =>
    textsOf(node).map((text) => findingIn(file, '', line, text)),
  )

const faultOf = (node: CaseStudyNode, paths: Set<string>, references: References) => {
  const { type, name, depth, url = '' } = node
  const picture = pictureIn(node)
  if (picture !== undefined) {
    if (isVideo(node)) {
      const file = attributeOf(node, 'src')
      if (!VIDEO.test(file) || !references.images.has(file))
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
  if (type === 'link' || type === 'definition') {
    const isOwn = url.startsWith('/') && paths.has(url.replace(/#.*/, ''))
    const isRight = isOwn || /^(?:#|mailto:|tel:)/.test(url) || isWebAddress(url)
    return isRight
      ? undefined
      : `${url} is no link: write it whole, or the path of a page like /about`
  }
  if (type === 'mdxjsEsm')
    return 'is code, which a case study has none of: take import and export out'
  if (type.endsWith('Expression'))
    return /^\s*\/\*[^]*\*\/\s*$/.test(node.value ?? '')
      ? undefined
      : `{${node.value}} is code, which a case study has none of: write \\{ for a bracket`
  if (!isElement(node)) return undefined
  if (node.attributes?.some(({ value }) => typeof value === 'object' && value !== null))
    return `<${name}> has code in an attribute: write a text in quotation marks`
  if (/^(?:iframe|embed|object)$/.test(name ?? ''))
    return `<${name}> shows another host, which learns who visits: write a link to it, or take a <video> of your own`
  if (/^(?:script|style)$/.test(name ?? '') || attributeOf(node, 'style'))
    return `<${name}> with scripts or styles is blocked by the site: take it out`
  const isUnknown = /^[A-Z]/.test(name ?? '') && !ELEMENTS.includes(name ?? '')
  return isUnknown ? `<${name}> is no element: write one of ${ELEMENTS.join(', ')}` : undefined
}

/** Finds errors in case studies. */
export const checkCaseStudies = (
  caseStudies: Record<string, string>,
  { projects, pages = {} }: Site,
  references: References,
): Finding[] => {
  const slugs = Array.isArray(projects)
    ? (projects as Parameters<typeof slugOf>[0][]).map(slugOf)
    : []
  const own = slugs.map((slug) => `${String(pages['projects']?.path)}/${slug}`)
  const paths = new Set([...own, ...Object.values(pages).map((page) => String(page?.path))])
  const { nodes, errors } = readAll(caseStudies)
  const strays = Object.keys(caseStudies).filter((slug) => !slugs.includes(slug))
  const advice =
    slugs.length > 0
      ? `: name it as a project’s slug, or its id: ${slugs.join(', ')}`
      : ', for there is none: write one, or take the file out'
  return [
    ...errors,
    ...strays.map((slug) => findingIn(fileOf(slug), `is the case study of no project${advice}`)),
    ...nodes.flatMap(({ file, node, line }) => {
      const fault = faultOf(node, paths, references)
      return fault ? [findingIn(file, fault, line)] : []
    }),
  ]
}
