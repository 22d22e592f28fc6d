/** Properties of XState's guards that its types leave out. */
interface Named {
  type?: string
  guards?: unknown[]
  stateValue?: unknown
}

const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateName(inner)}`)
        .join(', ')
    : String(value)

/** A guard in words: `canMove and not isHeld`. */
const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'object' && typeof guard !== 'function') return 'condition'
  const { type, guards, stateValue } = guard as Named
  if (stateValue !== undefined) return `in ${stateName(stateValue)}`
  const parts = guards?.map(guardName)
  if (parts) {
    const check = String((guard as { check?: { name: string } }).check?.name)
    if (check === 'checkNot') return `not ${parts.join()}`
    return parts.join(check === 'checkOr' ? ' or ' : ' and ')
  }
  return type ?? 'condition'
}

/** The guards that must all hold, in words. */
export const guardNames = (guard: unknown): string[] => {
  const { guards, check } = guard as Named & { check?: { name: string } }
  return guards && check?.name === 'checkAnd' ? guards.flatMap(guardNames) : [guardName(guard)]
}
