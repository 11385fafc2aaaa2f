import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sendEmails } from '@questboard/api'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { TestServer } from './test-server.ts'

/** An e-mail as it arrived. */
export interface Arrived {
  /** The recipient in the envelope. */
  to: string
  message: Email
  /** The link's path and token. */
  link: { path: string; token: string; url: URL }
}

export interface MailServer {
  url: string
  /** All accepted e-mails, oldest first. */
  arrived: Arrived[]
  /** The e-mails of one recipient. */
  of(email: string): Arrived[]
  /** The newest e-mail of a recipient when there are `count`. Throws after 10 seconds. */
  next(email: string, count?: number): Promise<Arrived>
  /** The behaviour in the next sessions, one each; afterwards normal. */
  moods: Mood[]
  /** The number of connections. */
  talks: number
  close(): Promise<void>
}

/**
 * `later` and `never` refuse the recipient temporarily and permanently, `refuses` refuses the e-mail. `drops` accepts
 * the e-mail and closes the connection without a response.
 */
export type Mood = 'later' | 'never' | 'refuses' | 'drops' | 'well'

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A mail server on loopback that stores what it receives. */
export async function mailServer({
  port = 0,
  password,
}: {
  port?: number
  password?: string
} = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  const moods: Mood[] = []
  const waiting = new Set<() => void>()
  const moodOf = new Map<string, Mood>()
  const sockets = new Map<number | undefined, Socket>()

  const server = new SMTPServer({
    disabledCommands: password ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 200,
    onAuth({ password: given }, _session, done) {
      if (given === password) done(null, { user: 'questboard' })
      else done(refusal(535, 'wrong password'))
    },
    onConnect({ id }, done) {
      made.talks += 1
      moodOf.set(id, moods.shift() ?? 'well')
      done()
    },
    onRcptTo({ address }, { id }, done) {
      const mood = moodOf.get(id)
      if (mood === 'later') done(refusal(451, `not now, ${address}`))
      else if (mood === 'never') done(refusal(550, `no such mailbox ${address}`))
      else done()
    },
    onData(stream, { id, envelope, remotePort }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mood = moodOf.get(id)
        if (mood === 'refuses') return done(refusal(554, 'this is spam'))
        void take(Buffer.concat(chunks), envelope.rcptTo[0]?.address ?? '').then(() => {
          if (mood === 'drops') sockets.get(remotePort)?.destroy()
          else done()
        })
      })
    },
  })
  server.on('error', () => {})
  // The library does not expose the socket of a session.
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))

  async function take(raw: Buffer, to: string): Promise<void> {
    const message = await PostalMime.parse(raw)
    arrived.push({ to, message, link: linkOf(message.text ?? '') })
    for (const look of waiting) look()
  }

  const made: MailServer = {
    url: '',
    arrived,
    of: (email) => arrived.filter(({ to }) => to === email),
    async next(email, count = 1) {
      const here = Promise.withResolvers<void>()
      const look = () => made.of(email).length >= count && here.resolve()
      const late = setTimeout(() => here.reject(new Error(`no e-mail arrived for ${email}`)), 10_000)
      waiting.add(look)
      look()
      try {
        await here.promise
      } finally {
        clearTimeout(late)
        waiting.delete(look)
      }
      return made.of(email).at(-1) as Arrived
    },
    moods,
    talks: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const user = password ? `questboard:${encodeURIComponent(password)}@` : ''
  made.url = `smtp://${user}127.0.0.1:${(listener.address() as AddressInfo).port}`
  return made
}

/** Sends the waiting e-mails. Returns the token in the newest one to a recipient. */
export async function tokenSentTo(
  { services }: Pick<TestServer, 'services'>,
  mail: Pick<MailServer, 'of' | 'next'>,
  email: string,
): Promise<string> {
  const had = mail.of(email).length
  await sendEmails(services)
  return (await mail.next(email, had + 1)).link.token
}

export function linkOf(text: string): Arrived['link'] {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://nowhere')
  return { url, path: url.pathname, token: url.searchParams.get('token') ?? '' }
}

/** Not a mail server: it sends the given text, or nothing, and never closes the connection. */
export async function oddServer(
  greeting?: string,
): Promise<{ url: string; connected(): Promise<void>; close(): Promise<void> }> {
  const open = new Set<Socket>()
  const first = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (greeting !== undefined) socket.write(greeting)
    first.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected: () => first.promise,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
