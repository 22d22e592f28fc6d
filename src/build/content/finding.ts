import { CONTENT_FOLDER } from '#build/context/content-folder.ts'
import { type Path, spelled } from '#lib/strings.ts'

export interface Finding {
  /** `src/content/projects.ts` */
  file: string
  /** The entry's name: `Crypto Dashboard`. */
  entry: string
  /** `techStack`, `links[0].url` */
  field: string
  message: string
  /** The name of the file, then keys. */
  path: Path
  value?: string | undefined
  line?: number | undefined
}

const NAMING_FIELDS = 'title name companyName institution organization language question id'.split(
  ' ',
)

const read = (from: unknown, key: string | number): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined

const valueAt = (content: unknown, path: Path): unknown => path.reduce<unknown>(read, content)

const named = (item: unknown, index: number) => {
  const names = NAMING_FIELDS.map((field) => read(item, field))
  const name = names.find((value) => typeof value === 'string' && value.trim())
  return typeof name === 'string' ? name : `entry ${index + 1}`
}

/** A finding in a file, at a line of it. */
export const findingIn = (
  file: string,
  message: string,
  line?: number,
  value?: string,
): Finding => ({
  file,
  entry: '',
  field: '',
  path: [],
  message,
  line,
  value,
})

/** A finding with its file, entry and field. */
export const findingAt = (content: unknown, path: Path, message: string): Finding => {
  const [file = '', second] = path
  const value = valueAt(content, path)
  const isOfList = typeof second === 'number'
  const isOfPage = file === 'pages' && second !== undefined
  const ofList = isOfList ? named(valueAt(content, [file, second]), second) : undefined
  return {
    file: `${CONTENT_FOLDER}/${file}.ts`,
    entry: ofList ?? String(isOfPage ? second : file),
    field: spelled(path.slice(isOfList || isOfPage ? 2 : 1)),
    message,
    path,
    value: typeof value === 'string' ? value : undefined,
  }
}
