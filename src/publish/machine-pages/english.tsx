/** What the code says, in a page of any language: left to right, but placed where lines begin. */
export const English = ({ children }: { children: string }) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
)
