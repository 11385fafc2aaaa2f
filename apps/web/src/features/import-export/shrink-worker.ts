import { shrink } from './shrink.ts'

// Megabytes of history would hold up the page for as long as they are read.
self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(shrink(data))
