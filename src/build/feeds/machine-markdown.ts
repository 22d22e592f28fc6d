import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import { repositoryFile } from '#lib/addresses.ts'
import {
  type MarkdownBlock,
  code,
  heading,
  joined,
  link,
  list,
  paragraph,
  paragraphs,
} from './markdown.ts'
import type { FeedSource } from './feed-source.ts'
import { listPage, machinePageOf, words } from '#devtools/machine-pages/list-page.ts'
import { chartTextsOf } from '#devtools/machine-pages/state-texts.ts'

const machinePage = (
  { id, file, about, machine }: CatalogueEntry,
  { content, fromRoot }: FeedSource,
): MarkdownBlock[] => {
  const { repository } = content.site
  const { counts, states } = chartTextsOf(machine)
  return [
    ...paragraph(link(listPage.title, fromRoot(listPage.path))),
    heading(1, id),
    ...paragraphs(about),
    heading(2, words.chart),
    ...paragraph(
      ...joined(
        [
          counts,
          repository !== undefined &&
            link(words.source, repositoryFile(repository, `machines/${file}.ts`)),
        ],
        ' · ',
      ),
    ),
    heading(2, words.states),
    ...states.flatMap(({ name, traits, steps }) => [
      heading(3, code(name)),
      ...paragraphs(traits),
      ...(steps.length === 0 ? paragraphs(words.none) : []),
      ...list(
        steps.map(({ trigger, targets, actions }) => [
          ...joined([code(trigger), code(targets)], ' → '),
          ...actions.map((one) => ` ${one}`),
        ]),
      ),
    ]),
  ]
}

/**
 * Functions that write the pages about machines as Markdown, by path: the list, and a page for
 * each.
 */
export const machineMarkdown = (feedSource: FeedSource): Record<string, () => MarkdownBlock[]> => {
  const { machines, fromRoot } = feedSource
  if (machines.length === 0) return {}
  return {
    [listPage.path]: () => [
      heading(1, listPage.title),
      ...paragraphs(listPage.description),
      ...list(
        machines.map((entry) => [
          link(entry.id, fromRoot(machinePageOf(entry).path)),
          `: ${entry.about} (${chartTextsOf(entry.machine).counts})`,
        ]),
      ),
    ],
    ...Object.fromEntries(
      machines.map((entry) => [machinePageOf(entry).path, () => machinePage(entry, feedSource)]),
    ),
  }
}
