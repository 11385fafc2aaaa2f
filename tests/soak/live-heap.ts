import { heapEvery } from './heap.ts'

/**
 * Loaded into the servers of a soak, with `--expose-gc`: tells now and then what is alive after all garbage has gone, a line
 * for each look. What a process keeps of the machine's memory goes up and down with the garbage, and shows no small leak.
 */
setInterval(() => {
  globalThis.gc?.()
  console.log(`live-heap ${process.memoryUsage().heapUsed}`)
}, heapEvery * 1000).unref()
