export const showcase: number[] = [1, 3, 6]
