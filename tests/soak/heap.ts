/** Seconds between two heap measurements of a server. */
export const heapEvery = 15
