import { type Cut, cutCalendar, cutTable } from './cut.ts'
import { decode } from './decode.ts'
import { shrink } from './shrink.ts'

/** Maximum size in bytes; a larger file is not a list of tasks. */
export const largest = 64 * 1024 * 1024

/** Size in characters from which JSON is parsed in a worker. */
const long = 1024 * 1024

/** Reads the part of a file that matters and fits into requests; null when the file is too large. */
export async function readText(file: File): Promise<Cut | { text: null; isCut: false }> {
  if (file.size > largest) return { text: null, isCut: false }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (!/^\uFEFF?\s*[[{]/.test(text))
    return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? cutCalendar(text) : cutTable(text)
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
