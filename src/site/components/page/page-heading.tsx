import './page-heading.css'

/** The page's `h1`, which takes the focus after a page change; `intent` says what the page is for. */
export function PageHeading({ intent, children }: { intent?: string; children: string }) {
  return (
    <div className="page-heading">
      <h1 tabIndex={-1} className="title page-title">
        {children}
      </h1>
      {intent && <p className="text-muted">{intent}</p>}
    </div>
  )
}
