import { readdirSync, readFileSync } from 'node:fs'

/** Of `/proc/…/stat`: a hundred a second on every Linux. */
const TICKS_PER_SECOND = 100

interface Process {
  pid: number
  parent: number
  ticks: number
}

/** A process's line; what it was named may hold blanks. Undefined once it has ended. */
const readProcess = (pid: string): Process | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { pid: Number(pid), parent: fields[1]!, ticks: fields[11]! + fields[12]! }
  } catch {
    return undefined
  }
}

const treeOf = (root: number, all: Process[]): Process[] =>
  all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...treeOf(child.pid, all)])

/** CPU seconds so far of all that this process has started; not a number but on Linux. */
export const cpuOfChildren = () => {
  if (process.platform !== 'linux') return NaN
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((each) => each !== undefined)
  const ticks = treeOf(process.pid, all).reduce((total, each) => total + each.ticks, 0)
  return ticks / TICKS_PER_SECOND
}
