import { heapEvery } from './heap.ts'

/**
 * Loaded into the servers of a soak with `--expose-gc`: prints the live heap after garbage collection at intervals. The
 * resident memory varies with garbage and shows no small leak.
 */
setInterval(() => {
  globalThis.gc?.()
  console.log(`live-heap ${process.memoryUsage().heapUsed}`)
}, heapEvery * 1000).unref()
