export const showcase: number[] = []
