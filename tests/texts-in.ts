interface Text {
  /** The keys that lead to it: `.basics.profiles.0.url`. */
  path: string
  text: string
}

/** Every text in a value. */
export const textsIn = (value: unknown, path = ''): Text[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, `${path}.${key}`))
