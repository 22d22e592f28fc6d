/** The door of the developer tool: all that pages ask of it. */
export { eventsTo } from '#devtools/actors/events-to.ts'
export { onStep } from '#devtools/actors/observe-actors.ts'
export { onRegistryChange, registeredActors } from '#devtools/actors/registry.ts'
export { type NavigationActor, navigationActor } from '#devtools/actors/show-page.ts'
export { DONE, stateOf } from '#devtools/actors/state-of.ts'
export type { Step } from '#devtools/actors/step.ts'
export { usePageActor } from '#devtools/actors/use-page-actor.ts'
export { useActor, useStateOf, wordOf } from '#devtools/actors/use-state-of.ts'
export { offerInspection, openInspector, toggleInside } from '#devtools/inspector/load-inspector.ts'
export { isMachinePath, machinePath } from '#devtools/machine-pages/machine-links.ts'
export { MACHINES } from '#devtools/machine-pages/machines-path.ts'

/** Loads the code that turns the page of a machine into its simulator. */
export const loadSimulator = () => import('#devtools/inspector/simulator/simulate.tsx')
