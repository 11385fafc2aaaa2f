/** A repeatable source of random whole numbers, from 0 up to `below` (a linear congruential generator). */
export declare function randomOf(seed: number): (below: number) => number
