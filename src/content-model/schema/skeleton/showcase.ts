/** The projects on the home page, by `id`, in the order in which they are shown. */
export const showcase: number[] = []
