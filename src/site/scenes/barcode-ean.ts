import { hash, SEED } from './random.ts'

export const MODULES = 95
export const DIGITS = 13

const LEFT = [0x0d, 0x19, 0x13, 0x3d, 0x23, 0x31, 0x2f, 0x3b, 0x37, 0x0b]
/** Reserved for a shop's own use: no product has these codes. The 0 has no bars of its own. */
const PREFIX = [0, 2]

/** The first module of a digit. The first digit has no module of its own. */
export const startOf = (position: number) =>
  position <= 6 ? 3 + (position - 1) * 7 : 50 + (position - 7) * 7

/** An EAN-13: its digits, the check digit too, and its 95 modules. */
export const encode = (number: number) => {
  const chance = (position: number) => Math.floor(hash(SEED, number * DIGITS + position) * 10)
  const digits = Array.from(
    { length: DIGITS - 1 },
    (_, position) => PREFIX[position] ?? chance(position),
  )
  const sum = digits.reduce((total, digit, position) => total + digit * (position % 2 ? 3 : 1), 0)
  digits.push((10 - (sum % 10)) % 10)

  const modules = new Uint8Array(MODULES)
  for (const guard of [0, 2, 46, 48, 92, 94]) modules[guard] = 1
  for (let position = 1; position < DIGITS; position += 1) {
    const pattern = LEFT[digits[position]!]! ^ (position <= 6 ? 0 : 0x7f)
    for (let bit = 0; bit < 7; bit += 1)
      modules[startOf(position) + bit] = (pattern >> (6 - bit)) & 1
  }
  return { digits, modules }
}

/** Whether a module is part of the three guards, which reach lower than the others. */
export const isGuard = (module: number) => module < 3 || module > 91 || (module > 44 && module < 50)
