/** Compares two texts by their code units. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
