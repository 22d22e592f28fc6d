/** Begins something when it is wanted, and ends it when it no longer is. */
export const asLongAs = (begin: () => () => void) => {
  let end: (() => void) | undefined
  return (isWanted: boolean) => {
    if (isWanted) end ??= begin()
    else {
      end?.()
      end = undefined
    }
  }
}

/** The same for each member of a set that changes. */
export const forEachIn = <Member>(begin: (member: Member) => () => void) => {
  const endings = new Map<Member, () => void>()
  return (members: readonly Member[]) => {
    for (const [member, end] of endings)
      if (!members.includes(member) && endings.delete(member)) end()
    for (const member of members) if (!endings.has(member)) endings.set(member, begin(member))
  }
}
