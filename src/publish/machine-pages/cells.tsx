import { Fragment, type ReactNode } from 'react'

import { site } from '#content/site'

/** Where the parts of a long text end; the text in quotes is one. */
const PART_END = /(?<=[,:/]|(?<!"[\w. ]*)[a-z]\.)/

/** A long text without spaces: JSON, a path or a state. It breaks where its parts end. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(PART_END).map((part, index) => (
    // The parts never change.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

export const Code = ({ children }: { children: string }) => (
  <code>
    <Breakable>{children}</Breakable>
  </code>
)

/** Short codes, a line each. */
export const Names = ({ of }: { of: readonly string[] }) => (
  <ul className="machine-names">
    {of.map((name) => (
      <li key={name}>
        <code>
          <Breakable>{name}</Breakable>
        </code>
      </li>
    ))}
  </ul>
)

/** The head of a table; in narrow windows each cell names its column itself. */
export const Head = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr lang={site.lang}>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

export const Cell = ({ of, children }: { of: string; children: ReactNode }) => (
  <td data-column={of}>{children}</td>
)

/** What the source says of something; what stands between backticks is code. */
export const About = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (
    // The parts never change.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))

/** The head of a row: a name, and what the source says of it. */
export const RowHead = ({ name, about }: { name: string; about: string }) => (
  <th scope="row">
    <code>{name}</code>
    {about && (
      <p>
        <About>{about}</About>
      </p>
    )}
  </th>
)
