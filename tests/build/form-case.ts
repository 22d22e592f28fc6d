/** A file of one form, of an invented person, and what an import makes of it. */
interface FormCase {
  /** What a file says; as text (YAML) or bytes (ZIP) it is read first. */
  given: unknown
  /** What the content has of it, and its language if that is named. */
  has: object
  /** The lines of what is left out. */
  lost?: string[]
  /** Words of the form, not of the person: nobody misses them. */
  nowhere?: string[]
  /** What the form keeps private: it is in no file of the site's, and in no list. */
  secret?: string[]
}

export type Cases = Record<string, FormCase>
