import { signatureOf } from '@questboard/api/import-export/foreign'
import type { ForeignKind, ImportProblem } from '@questboard/api/import-export/schema'
import { type Cut, cutCalendar, cutTable } from './cut.ts'
import { decode } from './decode.ts'
import { shrink } from './shrink.ts'

/** Maximum size in bytes; a larger file is not a list of tasks. */
const maxFileBytes = 64 * 1024 * 1024

/** Size in characters from which JSON is parsed in a worker. */
const long = 1024 * 1024

/** A file that is not sent, and why. */
export type Refused = {
  text: null
  isCut: false
  why: 'tooLarge' | ImportProblem['code']
}

const refused = (why: Refused['why']): Refused => ({ text: null, isCut: false, why })

/** Bytes at the beginning and the end of a file that say what it is. Archives list their parts at the end. */
const edge = 32_768

/** What a file is by its first bytes, if they are not text that can be sent. */
function kindOf(bytes: Uint8Array): ForeignKind | undefined {
  const read = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  return signatureOf(read(bytes.subarray(0, edge)) + read(bytes.subarray(Math.max(edge, bytes.length - edge))))
}

/** Reads the part of a file that matters and fits into requests. Pictures and other files without tasks stay here. */
export async function readText(file: File): Promise<Cut | Refused> {
  const bytes = new Uint8Array(await file.slice(0, maxFileBytes).arrayBuffer())
  const kind = kindOf(bytes)
  if (kind) return refused(kind)
  if (file.size > maxFileBytes) return refused('tooLarge')
  const text = decode(bytes)
  if (text === null) return refused(bytes.subarray(0, edge).includes(0) ? 'notText' : 'encoding')
  if (text.includes('\u0000')) return refused('notText')
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
