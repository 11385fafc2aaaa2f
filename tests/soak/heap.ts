/** Seconds between two looks at the heap of a server. */
export const heapEvery = 15
