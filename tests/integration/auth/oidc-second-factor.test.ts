import type { OidcOutcome } from '@questboard/api/auth/oidc/schema'
import { secondFactors, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcProvider, openOidcProvider, type ProviderUser } from '../../support/oidc-provider.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { codeAt } from '../../support/totp.ts'

type Answer = { token: string | null; user: { id: string } | null; secondFactor?: { ticket: string } }
let provider: OidcProvider
let server: TestServer
beforeAll(async () => {
  provider = await openOidcProvider()
  server = await startTestServer({ outside: { oidc: provider.settings } })
  // The provider has the clock of the machine.
  server.clock.set(new Date())
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

async function turnOn(person: Person): Promise<string> {
  const { password } = person
  const { secret } = await expectOk(person.send<{ secret: string }>('POST /user/second-factor', { password }))
  await expectOk(person.send('POST /user/second-factor/confirm', { code: codeAt(secret, server.clock.now()) }))
  return secret
}

const prove = ({ id }: Person) =>
  server.database.queries.update(users).set({ provenAt: server.clock.now() }).where(eq(users.id, id))

async function visit(who: ProviderUser) {
  const { secret, url } = await expectOk(server.send<{ secret: string; url: string }>('POST /auth/oidc/start'))
  return { secret, ...(await provider.answer(url, who)) }
}

const present = (body: object) => server.send<OidcOutcome>('POST /auth/oidc', body)
const enter = async (who: ProviderUser) => (await expectOk(present(await visit(who)))).answer
const finish = (answer: Answer | null, secret: string) => {
  server.clock.advance({ seconds: 30 })
  const code = codeAt(secret, server.clock.now())
  return expectOk(server.send<Answer>('POST /auth/second-factor', { ticket: answer?.secondFactor?.ticket, code }))
}

test('a second factor is required after the provider, even to cancel a deletion, unless the provider asked for one', async () => {
  const person = await server.person()
  await prove(person)
  const secret = await turnOn(person)
  const who = { sub: person.id, email: person.email, email_verified: true }
  const answer = await enter(who)
  expect(answer).toMatchObject({ token: null, user: null })
  expect((await finish(answer, secret)).user?.id).toBe(person.id)
  expect((await enter({ ...who, amr: ['pwd'] }))?.token).toBeNull()
  expect((await enter({ ...who, amr: ['pwd', 'mfa'] }))?.user?.id).toBe(person.id)

  const { password } = person
  await expectOk(person.send('POST /users/profile/deletion', { password }))
  const body = await visit(who)
  expect((await present(body)).error?.message).toBe('accountWaitsForDeletion')
  const restored = await expectOk(server.send<Answer>('POST /auth/restore-account/oidc', { secret: body.secret }))
  expect(restored.token).toBeNull()
  expect((await finish(restored, secret)).user?.id).toBe(person.id)
})

test('a second factor set by a stranger who registered the address is removed when its owner signs in', async () => {
  const squatter = await server.person()
  await turnOn(squatter)
  const answer = await enter({ sub: 'owner', email: squatter.email, email_verified: true })
  expect(answer?.user?.id).toBe(squatter.id)
  const left = server.database.queries.select().from(secondFactors).where(eq(secondFactors.userId, squatter.id))
  expect(await left).toEqual([])
})
