import type { Tool } from './model-context.ts'

const text = (description: string) => ({ type: 'string', description })

const EVENT = {
  type: 'object',
  properties: {
    machine: text('A name from page_state'),
    event: { type: 'object', description: 'Like {"type": "slide.select", "index": 1}' },
  },
  required: ['machine', 'event'],
  additionalProperties: false,
} as const

const fields = (properties: Record<string, { type: string; description: string }>) =>
  ({ type: 'object', properties, additionalProperties: false }) as const

const reads = { readOnlyHint: true } as const

/**
 * All tools of an agent here. They never come or go: a tool that cannot act at present says so, and
 * why.
 */
export const tools = [
  {
    name: 'page_state',
    description:
      'What the parts of this page (statecharts) are doing: all, or one with its data, timers, and what each event would do now.',
    inputSchema: fields({ machine: text('One of them; left out, all are listed') }),
    annotations: reads,
  },
  {
    name: 'page_would',
    description:
      'What an event would do now, or which guard refuses it, with which values. Sends nothing.',
    inputSchema: EVENT,
    annotations: reads,
  },
  {
    name: 'page_send',
    description:
      'Sends a part an event, as a press would, and answers once it has come to rest. Refused if nothing would change.',
    inputSchema: EVENT,
  },
  {
    name: 'open_page',
    description:
      'Shows the visitor a page of this site. A link elsewhere is only pointed at, for the visitor to press.',
    inputSchema: {
      ...fields({ path: text('Like /about#faq, or an address from another tool') }),
      required: ['path'],
    },
  },
  {
    name: 'run_command',
    description:
      'Runs a command: theme, motion, a look inside. Without one, all are listed. What copies or downloads is shown for the visitor to press.',
    inputSchema: fields({ command: text('Like "theme dark"') }),
  },
  {
    name: 'read_resume',
    description: 'Who this is, how to reach them, and which sections there are; or one section.',
    inputSchema: fields({ section: text('Like work, skills, education, questions') }),
    annotations: reads,
  },
  {
    name: 'read_projects',
    description:
      'Projects with their addresses. One by title: all its page says. By technology: what else names it.',
    inputSchema: fields({ technology: text('Like React'), project: text('A title') }),
    annotations: reads,
  },
] as const satisfies readonly Omit<Tool, 'execute'>[]

export type ToolName = (typeof tools)[number]['name']
