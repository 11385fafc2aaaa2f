import { type Cut, cutTable } from './cut.ts'
import { decode } from './decode.ts'
import { shrink } from './shrink.ts'

/** A file that is larger is no list of tasks. In bytes. */
export const largest = 64 * 1024 * 1024

/** From here on JSON is read beside the page. In characters. */
const long = 1024 * 1024

/** The text of a file, as much of it as counts and can be sent at once; null when it is too large to be looked at. */
export async function readText(file: File): Promise<Cut | { text: null; isCut: false }> {
  if (file.size > largest) return { text: null, isCut: false }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (!/^\uFEFF?\s*[[{]/.test(text)) return cutTable(text)
  return text.length < long ? shrink(text) : shrinkAside(text)
}

function shrinkAside(text: string): Promise<Cut> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Cut>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Cut>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}
