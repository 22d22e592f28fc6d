/** What lets tokens run along the lines: loaded at the visitor's first sign. */
export { followSteps } from './follow-steps.ts'
export { queueToken } from './queue-token.ts'
