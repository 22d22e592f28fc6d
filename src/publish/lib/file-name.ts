/** `Ayesha Khan` → `ayesha-khan`; letters of every script are kept. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) ?? 'my'
