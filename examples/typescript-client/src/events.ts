import { ApiError, type Questboard } from './client.ts'

export interface ServerEvent {
  /** `count` or `notification`. */
  name: string
  data: unknown
}

/**
 * What happens, as it happens, until the server ends the stream or `signal` aborts it. Nothing is replayed: a client
 * that connects again reads `GET /user/notifications`.
 * @throws ApiError
 */
export async function* follow(questboard: Questboard, signal: AbortSignal): AsyncGenerator<ServerEvent, void, void> {
  const { data, error } = await questboard.GET('/user/notifications/stream', { parseAs: 'stream', signal })
  if (error) throw new ApiError(error.error)
  if (!data) return
  let text = ''
  for await (const chunk of data.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = readEvent(block)
      if (event) yield event
    }
  }
}

/** Undefined for a comment, which keeps the connection open. */
function readEvent(block: string): ServerEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line] as const))
  const valueIn = (name: string) => fields.get(name)?.slice(name.length + 2)
  const [name, data] = [valueIn('event'), valueIn('data')]
  return name !== undefined && data !== undefined ? { name, data: JSON.parse(data) } : undefined
}
