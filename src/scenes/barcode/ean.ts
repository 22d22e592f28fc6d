import { hash } from '../random'

export const MODULES = 95
export const DIGITS = 13

const LEFT = [0x0d, 0x19, 0x13, 0x3d, 0x23, 0x31, 0x2f, 0x3b, 0x37, 0x0b]
const PREFIX = 2 // reserved for a shop's own use: no product has these codes
const PARITY = 'LLGGLG' // of the left half: encodes the first digit, 2

const reversed = (pattern: number) => {
  let result = 0
  for (let bit = 0; bit < 7; bit += 1) result |= ((pattern >> bit) & 1) << (6 - bit)
  return result
}

const patternOf = (digit: number, place: number) => {
  const left = LEFT[digit]!
  if (place > 6) return ~left & 0x7f
  return PARITY[place - 1] === 'L' ? left : reversed(~left & 0x7f)
}

/** An EAN-13: its digits, the check digit too, and its 95 modules. */
export const encode = (seed: number, number: number) => {
  const digits = [PREFIX]
  const modules = new Uint8Array(MODULES)
  let sum = PREFIX
  for (let place = 1; place < DIGITS - 1; place += 1) {
    const digit = Math.floor(hash(seed, number * DIGITS + place) * 10)
    digits[place] = digit
    sum += digit * (place % 2 === 1 ? 3 : 1)
  }
  digits[DIGITS - 1] = (10 - (sum % 10)) % 10

  for (const guard of [0, 2, 46, 48, 92, 94]) modules[guard] = 1
  for (let place = 1; place < DIGITS; place += 1) {
    const start = place <= 6 ? 3 + (place - 1) * 7 : 50 + (place - 7) * 7
    const pattern = patternOf(digits[place]!, place)
    for (let bit = 0; bit < 7; bit += 1) modules[start + bit] = (pattern >> (6 - bit)) & 1
  }
  return { digits, modules }
}

/** Whether a module is part of the three guards, which reach lower than the others. */
export const isGuard = (module: number) => module < 3 || module > 91 || (module > 44 && module < 50)
