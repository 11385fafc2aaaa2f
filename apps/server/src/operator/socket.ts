import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Outcome } from './perform.ts'

/** Maximum size of a command. */
const maxBytes = 64 * 1024

/** The socket of the server that has the data folder open. Only users with access to the folder can connect. */
export function socketOf(folder: string): string {
  const path = join(folder, 'operator.sock')
  const fromHere = relative(process.cwd(), path)
  // The operating system limits the path to about a hundred characters.
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Serves operator commands on a socket in the data folder, which only the folder's owner can open. This process holds
 * the folder's lock, so an existing socket is left over from a killed process.
 *
 * @returns closes the socket after the running commands have finished
 */
export async function listenForCommands(
  path: string,
  perform: (args: string[]) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy())
    const serving = serve(connection, perform).finally(() => running.delete(serving))
    running.add(serving)
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

async function serve(connection: Socket, perform: (args: string[]) => Promise<Outcome>): Promise<void> {
  try {
    const parsed = z.array(z.string()).safeParse(JSON.parse(await textFrom(connection)))
    if (parsed.success) connection.end(textOf(await perform(parsed.data)))
  } catch {
    // An invalid command gets no response.
  }
  connection.destroySoon()
}

async function textFrom(connection: Socket): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of connection.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) throw new Error('the command is too long')
  }
  return Buffer.concat(chunks).toString()
}

/** The CLI and the server may have different versions during an update, so these names stay. */
const outcomeText = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  said: z.array(z.string()),
  fault: z.string().optional(),
})

const textOf = ({ status, lines, error }: Outcome): string =>
  JSON.stringify({ status, said: lines, fault: error } satisfies z.input<typeof outcomeText>)

/**
 * Sends a command to the server that has the data folder open.
 *
 * @returns undefined if no server is listening
 */
export async function ask(path: string, args: string[]): Promise<Outcome | undefined> {
  const connection = createConnection({ path, allowHalfOpen: true })
  try {
    await once(connection, 'connect')
  } catch {
    return undefined
  }
  connection.end(JSON.stringify(args))
  const parsed = outcomeText.safeParse(JSON.parse((await wholeTextOf(connection)) || 'null'))
  if (!parsed.success) throw new Error('the server sent no response; see its log')
  const { status, said, fault } = parsed.data
  return { status, lines: said, ...(fault !== undefined && { error: fault }) }
}

async function wholeTextOf(connection: Socket): Promise<string> {
  let text = ''
  connection.setEncoding('utf8')
  for await (const part of connection) text += part
  return text
}
