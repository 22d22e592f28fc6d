import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import { repositoryFile } from '#lib/addresses.ts'
import {
  type MarkdownBlock,
  code,
  headingBlock,
  joined,
  link,
  list,
  paragraph,
  paragraphBlocks,
} from './markdown.ts'
import type { FeedSource } from './feed-source.ts'
import { listPage, machinePageOf, machineWords } from '#devtools/machine-pages/list-page.ts'
import { chartTextsOf } from '#devtools/machine-pages/state-texts.ts'

const machinePage = (
  { id, file, about, machine }: CatalogueEntry,
  { content, fromRoot }: FeedSource,
): MarkdownBlock[] => {
  const { repository } = content.site
  const { counts, states } = chartTextsOf(machine)
  return [
    ...paragraph(link(listPage.title, fromRoot(listPage.path))),
    headingBlock(1, id),
    ...paragraphBlocks(about),
    headingBlock(2, machineWords.chart),
    ...paragraph(
      ...joined(
        [
          counts,
          repository !== undefined &&
            link(machineWords.source, repositoryFile(repository, `machines/${file}.ts`)),
        ],
        ' · ',
      ),
    ),
    headingBlock(2, machineWords.states),
    ...states.flatMap(({ name, traits, steps }) => [
      headingBlock(3, code(name)),
      ...paragraphBlocks(traits),
      ...(steps.length === 0 ? paragraphBlocks(machineWords.none) : []),
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
      headingBlock(1, listPage.title),
      ...paragraphBlocks(listPage.description),
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
