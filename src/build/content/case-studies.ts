/**
 * Case studies of projects (`projects/<slug>.mdx`): their texts, and the errors in them, by line.
 */
import { CONTENT_FOLDER } from '#build/context/content-folder.ts'
import { slugOf } from '#build/context/project-files.ts'
import { nodesOf, type CaseStudyNode } from '#build/lib/case-study-nodes.ts'
import { faultIn } from './case-study-faults.ts'
import { type Finding, findingIn } from './finding.ts'
import type { References } from './references.ts'
import { isFields } from '#content-model/words/merged.ts'

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
      const fault = faultIn(one.node, one.source, paths, references)
      return fault ? [findingIn(one.file, fault, one.line)] : []
    }),
  ]
}
