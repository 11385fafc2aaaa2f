import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../kernel/context.ts'
import type { MailSettings } from '../kernel/settings.ts'
import { type Composed, compose } from './compose.ts'
import type { PreparedEmail } from './prepare.ts'

/**
 * Sends an e-mail to the mail server. Without a mail server it is written to a file, and its link to the log, for the
 * operator.
 * @throws the error of the mail server or the disk
 */
export async function deliver(services: Services, message: PreparedEmail, signal?: AbortSignal): Promise<void> {
  const composed = compose(message.content, message.lang, services.contact)
  const { mail } = services.outside
  if (mail) return send(mail, message, composed, signal)
  if (services.outboxFolder) await keep(services.outboxFolder, message, composed)
  const { kind, link } = message.content
  services.log.info({ kind, to: message.email, link }, 'an e-mail was written; there is no mail server to send it')
}

async function send(
  mail: MailSettings,
  { id, email, content }: PreparedEmail,
  { subject, html, text }: Composed,
  closing: AbortSignal | undefined,
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const { url, from, timeout } = mail
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The library's time-outs are between bytes, so a server that sends a byte now and then would never time out.
  const late = AbortSignal.timeout(timeout)
  await transport.sendMail({
    from,
    to: { name: '', address: email },
    subject,
    html,
    text,
    // The same for each attempt, so a mailbox can recognise a duplicate.
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: { 'auto-submitted': 'auto-generated', ...('stopLink' in content && unsubscribeHeaders(content.stopLink)) },
    signal: closing ? AbortSignal.any([late, closing]) : late,
  })
}

/** Headers with which mail programs offer to end such e-mails with one click (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'list-unsubscribe': `<${link}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Readable only by the owner of the server's files, since its link gives access to an account. */
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
