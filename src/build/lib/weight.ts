import { brotliCompressSync } from 'node:zlib'

/** Bytes after Brotli at its best, as hosts compress ahead of time. */
export const weightOf = (content: string | Buffer) => brotliCompressSync(content).byteLength

export const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0)

export const inKB = (bytes: number) => (bytes / 1000).toFixed(1)

/** Rows as aligned columns, the first one to the left. */
export const table = (rows: string[][]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(Math.max(7, widths[column]!))
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}
