import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Outcome } from './perform.ts'

/** The longest question: a command of a few words. */
const mostBytes = 64 * 1024

/** Where the server that has a data folder open can be asked, by whoever may open the folder. */
export function socketOf(folder: string): string {
  const path = join(folder, 'operator.sock')
  const fromHere = relative(process.cwd(), path)
  // The system allows some hundred characters.
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Answers commands of the operator on a socket in the data folder, which only the folder's owner can open. The folder is
 * this process's alone, so a socket that lies there is left over from one that was killed.
 * @returns what closes it, once those that are being answered are
 */
export async function answerOn(
  path: string,
  answer: (words: string[]) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy())
    const one = serve(connection, answer).finally(() => running.delete(one))
    running.add(one)
  })
  await rm(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return async () => {
    server.close()
    await Promise.all(running)
  }
}

async function serve(connection: Socket, answer: (words: string[]) => Promise<Outcome>): Promise<void> {
  try {
    const asked = z.array(z.string()).safeParse(JSON.parse(await textFrom(connection)))
    if (asked.success) connection.end(JSON.stringify(await answer(asked.data)))
  } catch {
    // Whoever does not ask in our words is not answered.
  }
  connection.destroySoon()
}

async function textFrom(connection: Socket): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of connection.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > mostBytes) throw new Error('too long a question')
  }
  return Buffer.concat(chunks).toString()
}

const outcome = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  said: z.array(z.string()),
  fault: z.string().optional(),
})

/**
 * Asks the server that has a data folder open.
 * @returns undefined when none answers there
 */
export async function ask(path: string, words: string[]): Promise<Outcome | undefined> {
  const connection = createConnection({ path, allowHalfOpen: true })
  try {
    await once(connection, 'connect')
  } catch {
    return undefined
  }
  connection.end(JSON.stringify(words))
  const answered = outcome.safeParse(JSON.parse((await wholeTextOf(connection)) || 'null'))
  if (!answered.success) throw new Error('the server gave no answer; its log tells why')
  const { status, said, fault } = answered.data
  return { status, said, ...(fault !== undefined && { fault }) }
}

async function wholeTextOf(connection: Socket): Promise<string> {
  let text = ''
  connection.setEncoding('utf8')
  for await (const part of connection) text += part
  return text
}
