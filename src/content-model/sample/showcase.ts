export const showcase: number[] = [1, 2, 3]
