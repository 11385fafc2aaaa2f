import { secondFactors, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../support/group.ts'
import { type OidcProvider, openOidcProvider, type ProviderUser } from '../support/oidc-provider.ts'
import { codeAt } from '../support/totp.ts'
import { newWorld, type Person, type World } from '../support/world.ts'

type Answer = { token: string | null; user: { id: string } | null; secondFactor?: { ticket: string } }
type Outcome = { answer: Answer | null }

let provider: OidcProvider
let world: World
beforeAll(async () => {
  provider = await openOidcProvider()
  world = await newWorld({ outside: { oidc: provider.settings } })
  // The provider has the clock of the machine.
  world.clock.set(new Date())
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

async function turnOn(person: Person): Promise<string> {
  const { password } = person
  const { secret } = await done(person.send<{ secret: string }>('POST /user/second-factor', { password }))
  await done(person.send('POST /user/second-factor/confirm', { code: codeAt(secret, world.clock.now()) }))
  return secret
}

const prove = ({ id }: Person) =>
  world.database.queries.update(users).set({ provenAt: world.clock.now() }).where(eq(users.id, id))

async function visit(who: ProviderUser) {
  const { secret, url } = await done(world.send<{ secret: string; url: string }>('POST /auth/oidc/start'))
  return { secret, ...(await provider.answer(url, who)) }
}

const present = (body: object) => world.send<Outcome>('POST /auth/oidc', body)
const enter = async (who: ProviderUser) => (await done(present(await visit(who)))).answer
const finish = (answer: Answer | null, secret: string) => {
  world.clock.advance({ seconds: 30 })
  const code = codeAt(secret, world.clock.now())
  return done(world.send<Answer>('POST /auth/second-factor', { ticket: answer?.secondFactor?.ticket, code }))
}

test('a second factor is due after the provider, also to take back a deletion, unless the provider asked itself', async () => {
  const person = await world.person()
  await prove(person)
  const secret = await turnOn(person)
  const who = { sub: person.id, email: person.email, email_verified: true }
  const answer = await enter(who)
  expect(answer).toMatchObject({ token: null, user: null })
  expect((await finish(answer, secret)).user?.id).toBe(person.id)
  expect((await enter({ ...who, amr: ['pwd'] }))?.token).toBeNull()
  expect((await enter({ ...who, amr: ['pwd', 'mfa'] }))?.user?.id).toBe(person.id)

  const { password } = person
  await done(person.send('POST /users/profile/deletion', { password }))
  const body = await visit(who)
  expect((await present(body)).error?.message).toBe('accountWaitsForDeletion')
  const restored = await done(world.send<Answer>('POST /auth/restore-account/oidc', { secret: body.secret }))
  expect(restored.token).toBeNull()
  expect((await finish(restored, secret)).user?.id).toBe(person.id)
})

test('a second factor set by someone who registered a foreign address goes with the password', async () => {
  const squatter = await world.person()
  await turnOn(squatter)
  const answer = await enter({ sub: 'owner', email: squatter.email, email_verified: true })
  expect(answer?.user?.id).toBe(squatter.id)
  const left = world.database.queries.select().from(secondFactors).where(eq(secondFactors.userId, squatter.id))
  expect(await left).toEqual([])
})
