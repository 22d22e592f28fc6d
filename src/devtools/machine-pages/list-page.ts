import type { Page } from '#content-model/schema/types.ts'

import { MACHINES } from './machines-path.ts'

/** The list of all machines. */
export const listPage: Page = {
  path: MACHINES,
  title: 'Made of statecharts',
  description:
    'Every moving part of this site is a state machine. Each has a page with its chart and its transitions, and can be run there step by step.',
}

/** Words about each machine, on its page and in its Markdown. */
export const machineWords = {
  chart: 'Chart',
  source: 'Source',
  states: 'States and transitions',
  none: 'No transition of its own.',
}

/** The page of one machine. */
export const machinePageOf = ({ id, about }: { id: string; about: string }): Page => ({
  path: `${MACHINES}/${id}`,
  title: `${id} – ${listPage.title}`,
  description: about,
})
