export const showcase: number[] = [1, 61, 2, 3, 8, 15, 22]
