import { shrink } from './shrink.ts'

// Parsing megabytes of history would block the page.
self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(shrink(data))
