import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

/** A stream that arrives in the given parts. */
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

test('reads the name, data and id of each event, and ignores comments', async () => {
  const text = ': hello\n\nevent: connected\ndata: {}\n\n\ndata: {"kind":"count"}\nid: 2026-03-10T10:00:00.000Z\n\n\n'
  expect(await read([bytes(text)])).toEqual([
    { event: 'connected', data: '{}', id: null },
    { event: 'message', data: '{"kind":"count"}', id: '2026-03-10T10:00:00.000Z' },
  ])
})

test('joins an event that arrives in parts, even when a character is cut in two', async () => {
  const whole = bytes('data: "Ани"\nid: 1\n\n')
  for (let cut = 1; cut < whole.length; cut++) {
    expect(await read([whole.slice(0, cut), whole.slice(cut)])).toEqual([{ event: 'message', data: '"Ани"', id: '1' }])
  }
})

test('ignores an event without its end', async () => {
  expect(await read([bytes('data: 1\n\ndata: 2\n')])).toEqual([{ event: 'message', data: '1', id: null }])
})

test('cancels the stream when the reader stops', async () => {
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
