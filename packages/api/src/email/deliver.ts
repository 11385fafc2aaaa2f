import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../kernel/context.ts'
import type { MailSettings } from '../kernel/settings.ts'
import { type Composed, compose } from './compose.ts'
import type { PreparedEmail } from './prepare.ts'

/**
 * Hands an e-mail to the mail server. Without one it is a file for whoever runs the server, who also finds the link in the
 * log: there is no other way for it to come to anybody.
 * @throws what the mail server, or the disk, made of it
 */
export async function deliver(services: Services, message: PreparedEmail, signal?: AbortSignal): Promise<void> {
  const composed = compose(message.content, message.lang)
  const { mail } = services.outside
  if (mail) return send(mail, message, composed, signal)
  if (services.outboxFolder) await keep(services.outboxFolder, message, composed)
  const { kind, link } = message.content
  services.log.info({ kind, to: message.email, link }, 'an e-mail was written; there is no mail server to send it')
}

async function send(
  mail: MailSettings,
  { id, email }: PreparedEmail,
  { subject, html, text }: Composed,
  closing: AbortSignal | undefined,
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const { url, from, timeout } = mail
  const transport = createTransport({
    ...{ url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout, dnsTimeout: timeout },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  // A server that says a little now and then would never be given up by the times between its words alone.
  const late = AbortSignal.timeout(timeout)
  await transport.sendMail({
    ...{ from, to: { name: '', address: email }, subject, html, text },
    // The same at each attempt: a mailbox that gets an e-mail twice can tell.
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    signal: closing ? AbortSignal.any([late, closing]) : late,
  })
}

/** For the owner of the server's files alone: a link in it opens an account. */
async function keep(
  folder: string,
  { id, createdAt, content }: PreparedEmail,
  { html, text }: Composed,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${createdAt.toISOString().replaceAll(':', '-').slice(0, 19)}-${content.kind}-${id}`
  await Promise.all([
    writeFile(join(folder, `${name}.html`), html, { mode: 0o600 }),
    writeFile(join(folder, `${name}.txt`), text, { mode: 0o600 }),
  ])
}
