import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

/** A stream that comes in the given parts. */
const inParts = (parts: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<BufferSource>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

const bytes = (text: string) => new TextEncoder().encode(text)

async function read(parts: Uint8Array<ArrayBuffer>[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(inParts(parts))) events.push(event)
  return events
}

test('events are read with their names, data and ids; comments are nothing', async () => {
  const text = ': hello\n\nevent: connected\ndata: {}\n\n\ndata: {"kind":"count"}\nid: 2026-03-10T10:00:00.000Z\n\n\n'
  expect(await read([bytes(text)])).toEqual([
    { event: 'connected', data: '{}', id: null },
    { event: 'message', data: '{"kind":"count"}', id: '2026-03-10T10:00:00.000Z' },
  ])
})

test('an event that comes in pieces is one, also when a letter is cut in two', async () => {
  const whole = bytes('data: "Ани"\nid: 1\n\n')
  for (let cut = 1; cut < whole.length; cut++) {
    expect(await read([whole.slice(0, cut), whole.slice(cut)])).toEqual([{ event: 'message', data: '"Ани"', id: '1' }])
  }
})

test('what was cut off before its end is no event', async () => {
  expect(await read([bytes('data: 1\n\ndata: 2\n')])).toEqual([{ event: 'message', data: '1', id: null }])
})

test('whoever stops reading ends the stream', async () => {
  let ended = false
  const endless = new ReadableStream<BufferSource>({
    pull: (controller) => controller.enqueue(bytes('data: 1\n\n')),
    cancel: () => {
      ended = true
    },
  })
  for await (const _event of readEvents(endless)) break
  expect(ended).toBe(true)
})
