import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Services, sendEmails } from '@questboard/api'
import { emailOutbox } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkOf, type MailServer, mailServer, oddServer } from '../../support/mail-server.ts'
import { from, startMailedServer } from '../../support/mailed-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, startTestServer, type TestServer } from '../../support/test-server.ts'

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())

const bodyOf = (email: string, about: object = {}) => registrationOf(email, { name: 'Ани', ...about })

async function registered(about: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const email = newAddress()
  await expectOk(server.send('POST /auth/register', bodyOf(email, about), headers))
  return email
}

const waitingFor = (email: string) =>
  server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, email)).orderBy(emailOutbox.createdAt)

/** The same server with another mail server. */
const withMail = (url: string, timeout = 2_000): Services => ({
  ...server.services,
  outside: { ...server.services.outside, mail: { url, from, timeout } },
})

describe('an e-mail', () => {
  test('is queued in the causing transaction and contains no secret', async () => {
    const email = await registered()
    const [row] = await waitingFor(email)
    expect(row).toMatchObject({ kind: 'activation', attempts: 0, failedAt: null, fault: null })
    const taken = newAddress()
    await registered({ email: taken })
    expect((await server.send('POST /auth/register', bodyOf(taken))).error.message).toBe('emailAlreadyUsed')
    expect(await waitingFor(taken)).toHaveLength(1)
  })

  test("is in the reader's language, as HTML and text, with one link", async () => {
    const email = await registered({ lang: 'bg', name: 'Ани' }, { 'accept-language': 'en' })
    await sendEmails(server.services)
    const { message, link } = await mail.next(email)
    expect(message.subject).toBe('Активирай профила си в Questboard')
    expect(message.from).toMatchObject({ name: 'Questboard', address: 'no-reply@questboard.example' })
    expect(message.to).toMatchObject([{ address: email }])
    expect(message.text).toContain('Здравей, Ани!')
    expect(message.html).toContain('<html lang="bg">')
    expect(message.html).toContain(`href="${link.url.href}"`)
    expect(link.url.origin).toBe(server.url)
    expect(message.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(await waitingFor(email)).toEqual([])
  })

  test('links to the public URL, whatever host a request names', async () => {
    const email = newAddress()
    const response = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify(bodyOf(email)),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    })
    expect(response.status).toBe(200)
    await sendEmails({ ...server.services, publicUrl: () => 'https://quest.example' })
    expect((await mail.next(email)).link.url.origin).toBe('https://quest.example')
  })

  test('shows names chosen by others as text, on one line and shortened', async () => {
    const inviter = await server.person({ name: `<b>Иван</b> & "co" ${'х'.repeat(100)}` })
    const group = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: '<img src=x> \u2028Choir' }))
    const email = newAddress()
    await expectOk(inviter.send(`POST /groups/${group.id}/invite`, { email }, { 'accept-language': 'en' }))
    await sendEmails(server.services)
    const { message } = await mail.next(email)
    expect(message.html).toContain('&lt;b&gt;Иван&lt;/b&gt; &amp; &quot;co&quot; х')
    expect(message.html).toContain('“&lt;img src=x&gt; Choir”')
    expect(message.html).not.toMatch(/<b>|<img/)
    expect(message.text).toContain('<img src=x> Choir')
    expect(message.html).not.toContain('х'.repeat(30))
    expect(message.subject).toMatch(/^<b>Иван<\/b> & "co" х+… invites you/)
  })

  test('contains no links made of such names', async () => {
    const inviter = await server.person({ name: 'win at https://evil.example/a' })
    const group = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: 'ani@evil.example' }))
    const email = newAddress()
    await expectOk(inviter.send(`POST /groups/${group.id}/invite`, { email }, { 'accept-language': 'en' }))
    await sendEmails(server.services)
    const { message } = await mail.next(email)
    for (const part of [message.subject, message.text, message.html]) {
      expect(part).toContain('https\u2060:\u2060//evil\u2060.\u2060example/a')
      expect(part).toContain('ani\u2060@\u2060evil\u2060.\u2060example')
    }
  })
})

describe('an invitation', () => {
  async function invitedTo(email: string) {
    const inviter = await server.person()
    const group = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: 'Choir' }))
    const invite = () => expectOk(inviter.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email }))
    const { invitationId } = await invite()
    return { inviter, group, invite, invitationId }
  }

  test('links new users to registration and accounts to the invitation, in their language', async () => {
    const stranger = newAddress()
    await invitedTo(stranger)
    const account = await registered({ lang: 'bg' })
    // Queued e-mails are sent at once and can overtake each other.
    await sendEmails(server.services)
    await mail.next(account)
    await invitedTo(account)
    await sendEmails(server.services)
    expect((await mail.next(stranger)).link.path).toBe('/group-sign-up')
    const { link, message } = await mail.next(account, 2)
    expect(link.path).toBe('/verify-group-email-invitation')
    expect(message.text).toContain('Имаш покана')
  })

  test('creates an active account with a verified address', async () => {
    const email = newAddress()
    const { group } = await invitedTo(email)
    await sendEmails(server.services)
    const { token } = (await mail.next(email)).link
    const { result } = await server.send<{ token: string }>('POST /auth/group-register', {
      ...bodyOf(email),
      invitationToken: token,
    })
    const groups = await server.send<{ id: string }[]>('GET /groups', undefined, {
      authorization: `Bearer ${result.token}`,
    })
    expect(groups.result).toMatchObject([{ id: group.id }])
  })

  test('that was renewed sends only the newer link, and the older one is invalid', async () => {
    const email = newAddress()
    const { inviter, invite } = await invitedTo(email)
    await sendEmails(server.services)
    const older = (await mail.next(email)).link.token
    await invite()
    await invite()
    expect(await waitingFor(email)).toHaveLength(1)
    await sendEmails(server.services)
    const newer = (await mail.next(email, 2)).link.token
    expect(mail.of(email)).toHaveLength(2)
    const look = (token: string) => server.send('POST /auth/verify-link', { token, kind: 'invitation' })
    expect((await look(older)).error.message).toBe('tokenDoesNotExist')
    expect((await look(newer)).result).toEqual({
      valid: true,
      email,
      group: { name: 'Choir' },
      inviter: { name: inviter.name },
    })
  })

  test('that was revoked or has expired sends nothing', async () => {
    const [revoked, late] = [newAddress(), newAddress()]
    const { inviter, group, invitationId } = await invitedTo(revoked)
    await expectOk(inviter.send(`DELETE /groups/${group.id}/invitations/${invitationId}`))
    await invitedTo(late)
    server.clock.advance({ days: 8 })
    await sendEmails(server.services)
    expect(await waitingFor(revoked)).toEqual([])
    expect(await waitingFor(late)).toEqual([])
    expect([...mail.of(revoked), ...mail.of(late)]).toEqual([])
  })
})

describe('a mail server', () => {
  test('that is busy is retried with growing intervals, and the e-mail is given up at last', async () => {
    const email = await registered()
    const waits = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      mail.moods.push('later')
      await sendEmails(server.services)
      const [row] = await waitingFor(email)
      const wait = (row?.nextAttemptAt.getTime() ?? 0) - server.clock.now().getTime()
      waits.push(row?.failedAt ? 'given up' : wait / 60_000)
      expect(row?.fault).toBe('EENVELOPE RCPT TO 451')
      if (!row?.failedAt) server.clock.set(row?.nextAttemptAt ?? '')
    }
    expect(waits).toEqual([1, 5, 30, 120, 360, 'given up'])
    const talks = mail.talks
    server.clock.advance({ days: 1 })
    await sendEmails(server.services)
    expect(mail.talks).toBe(talks)
    expect(mail.of(email)).toEqual([])
  })

  test('gets the e-mail at the next attempt if it was busy, with a working link', async () => {
    const email = await registered()
    mail.moods.push('later')
    await sendEmails(server.services)
    await sendEmails(server.services)
    expect(mail.of(email)).toEqual([])
    server.clock.advance({ minutes: 1 })
    await sendEmails(server.services)
    const { token } = (await mail.next(email)).link
    await expectOk(server.send('POST /auth/activate-account', { token, password: goodPassword }))
  })

  test.each([
    ['the mailbox', 'never', 'EENVELOPE RCPT TO 550'],
    ['the e-mail', 'refuses', 'EMESSAGE DATA 554'],
  ] as const)(
    'that permanently refuses %s is tried once, and its message is not shown to users',
    async (_what, mood, fault) => {
      const email = await registered()
      mail.moods.push(mood)
      const logged: object[] = []
      const log = { info: () => {}, error: (details: object, message: string) => logged.push({ ...details, message }) }
      await sendEmails({ ...server.services, log })
      const [row] = await waitingFor(email)
      expect(row).toMatchObject({ attempts: 1, fault, failedAt: server.clock.now() })
      expect(logged).toMatchObject([{ kind: 'activation', fault, message: 'an e-mail was given up' }])
      expect(JSON.stringify(logged)).not.toContain(email)
    },
  )

  test('that refuses the password leaves the e-mail queued for the operator to fix', async () => {
    const strict = await mailServer({ password: 'a good one' })
    const email = await registered()
    await sendEmails(withMail(strict.url.replace('good', 'bad')))
    expect(await waitingFor(email)).toMatchObject([{ failedAt: null, fault: 'EAUTH AUTH PLAIN 535' }])
    server.clock.advance({ minutes: 1 })
    await sendEmails(withMail(strict.url))
    await strict.next(email)
    await strict.close()
  })

  test('that hangs up before its response gets the e-mail again', async () => {
    const email = await registered()
    mail.moods.push('drops')
    await sendEmails(server.services)
    expect(mail.of(email)).toHaveLength(1)
    expect(await waitingFor(email)).toHaveLength(1)
    server.clock.advance({ minutes: 1 })
    await sendEmails(server.services)
    const [first, second] = mail.of(email)
    expect(second?.message.messageId).toBe(first?.message.messageId)
    expect(await waitingFor(email)).toEqual([])
    for (const link of [first?.link, second?.link]) {
      expect((await server.send('POST /auth/verify-link', { token: link?.token, kind: 'activation' })).status).toBe(200)
    }
  })

  test.each([
    ['says nothing', undefined],
    ['says nonsense', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['is busy from the start', '421 go away\r\n'],
  ])('that %s is disconnected, and the e-mail stays queued', async (_what, greeting) => {
    const odd = await oddServer(greeting)
    const email = await registered()
    const begun = performance.now()
    await sendEmails(withMail(odd.url, 300))
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await waitingFor(email)).toMatchObject([{ attempts: 1, failedAt: null }])
    await odd.close()
    server.clock.advance({ minutes: 1 })
    await sendEmails(server.services)
    await mail.next(email)
  })

  test('that is unreachable only delays e-mails', async () => {
    const email = await registered()
    await sendEmails(withMail('smtp://127.0.0.1:1'))
    expect(await waitingFor(email)).toMatchObject([{ attempts: 1, failedAt: null }])
    server.clock.advance({ minutes: 1 })
    await sendEmails(server.services)
    await mail.next(email)
  })
})

describe('in parallel', () => {
  test('two workers send each e-mail once', async () => {
    const emails = await Promise.all(Array.from({ length: 15 }, () => registered()))
    const rounds = await Promise.all([1, 2, 3, 4].map(() => sendEmails(server.services)))
    expect(rounds).toContain(true)
    expect(emails.map((email) => mail.of(email).length)).toEqual(emails.map(() => 1))
  })

  test('an e-mail that a worker has claimed is not taken by others until the claim expires', async () => {
    const odd = await oddServer()
    const email = await registered()
    const closing = new AbortController()
    const stuck = sendEmails(withMail(odd.url, 60_000), { signal: closing.signal })
    await odd.connected()
    await sendEmails(server.services)
    expect(mail.of(email)).toEqual([])
    server.clock.advance({ minutes: 3 })
    await sendEmails(server.services)
    expect(mail.of(email)).toHaveLength(1)
    closing.abort()
    await stuck
    await odd.close()
    expect(await waitingFor(email)).toEqual([])
  })
})

describe('without a mail server', () => {
  test('e-mails are files that only their owner can read, and their links are logged', async () => {
    const bare = await startTestServer()
    const folder = await mkdtemp(join(tmpdir(), 'questboard-'))
    const outboxFolder = join(folder, 'outbox')
    const logged: { link: string }[] = []
    const log = { error: () => {}, info: (details: object) => void logged.push(details as { link: string }) }
    const person = await bare.person()
    await expectOk(bare.send('POST /auth/account-recovery', { email: person.email }))
    await sendEmails({ ...bare.services, outboxFolder, log })
    const names = (await readdir(outboxFolder)).sort()
    expect(names).toMatchObject(
      [/-recovery-.*\.html$/, /-recovery-.*\.txt$/].map((name) => expect.stringMatching(name)),
    )
    const text = await readFile(join(outboxFolder, names[1] ?? ''), 'utf8')
    const { token, url } = linkOf(text)
    expect(logged).toMatchObject([{ kind: 'recovery', to: person.email, link: url.href }])
    expect((await stat(join(outboxFolder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
    const password = 'another long password'
    await expectOk(bare.send('POST /auth/reset-password', { token, password, passwordConfirmation: password }))
    expect((await bare.send('POST /auth/login', { email: person.email, password })).status).toBe(200)
    await bare.close()
    await rm(folder, { recursive: true })
  })
})
