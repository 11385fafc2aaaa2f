import { type MailServer, mailServer } from './mail-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The sender of the e-mails. */
export const from = 'Questboard <no-reply@questboard.example>'

/** A server that sends its e-mails to a mail server of the test. Closing the server closes both. */
export async function startMailedServer(): Promise<{ mail: MailServer; server: TestServer }> {
  const mail = await mailServer()
  const server = await startTestServer({ outside: { mail: { url: mail.url, from, timeout: 2_000 } } })
  const close = async () => {
    await server.close()
    await mail.close()
  }
  return { mail, server: { ...server, close } }
}
