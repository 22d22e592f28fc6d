export const showcase: number[] = [11, 12]
