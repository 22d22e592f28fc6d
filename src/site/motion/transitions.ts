/** What changes within a view transition: the page, and its theme. Loaded at the visitor's first sign. */
export { changeInCircle } from './change-in-circle.ts'
export { startViewTransition } from './view-transition.ts'
