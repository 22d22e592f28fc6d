/** The page's `h1`, which takes the focus after a page change; `intent` says what the page is for. */
export function PageHeading({ intent, children }: { intent?: string; children: string }) {
  return (
    <div className="pt-10 pb-10 md:(pt-14 pb-12)">
      <h1 tabIndex={-1} className="title text-[clamp(2.6rem,1.6rem+4vw,4.5rem)]">
        {children}
      </h1>
      {intent && <p className="mt-4 text-[1.235rem] text-muted">{intent}</p>}
    </div>
  )
}
