/** A state's path inside its machine: `carousel.track` → `track`. */
export const pathIn = (machine: string, state: string) =>
  state === machine ? '' : state.slice(machine.length + 1)
