/** A part of a record by any name: every object has one that is called `constructor`. */
export const ownOf = <Part>(record: Readonly<Record<string, Part>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined
