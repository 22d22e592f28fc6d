import { Entrance } from '../entrance/entrance'

interface SectionTitleProps {
  /** The anchor that leads here. */
  id: string
  /** Its size and margins. */
  className: string
  children: string
}

/** The `h2` of a section: signal runs through it when it is reached. */
export const SectionTitle = ({ id, className, children }: SectionTitleProps) => (
  <Entrance id={`${id} title`} name="title">
    <h2 id={id} tabIndex={-1} className={`title wipe ${className}`}>
      {children}
    </h2>
  </Entrance>
)
