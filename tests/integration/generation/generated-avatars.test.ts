import type { Approvals } from '@questboard/api/dashboard/schema'
import type { DrawAvatarResult, OwnDrawnAvatar } from '@questboard/api/generation/schema'
import type { Member } from '@questboard/api/groups/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { generatedAvatars, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { grant, newPersonWith } from '../../support/grant.ts'
import { newGroup } from '../../support/group.ts'
import { type Mode, type OpenAiStandIn, startOpenAi } from '../../support/openai.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let provider: OpenAiStandIn
let server: TestServer
beforeAll(async () => {
  provider = await startOpenAi()
  server = await startTestServer({ outside: { openai: provider.settings() } })
})
afterEach(() => {
  provider.mode = 'happy'
  provider.requests = []
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const askAvatar = (person: Person, description = 'a fox with a scarf') =>
  person.send<DrawAvatarResult>('POST /users/profile/generate-avatar', { description })

const draw = async (person: Person): Promise<DrawAvatarResult['avatar']> => (await expectOk(askAvatar(person))).avatar

const wear = (person: Person, id: string) => person.send<Profile>(`PATCH /users/profile/set-generated-avatar/${id}`)

const profileOf = (person: Person) => expectOk(person.send<Profile>('GET /users/profile'))

async function gemsOf(of: Person, on = server) {
  const [row] = await on.database.queries.select().from(users).where(eq(users.id, of.id))
  return { gems: row?.gems, held: row?.gemsHeld }
}

test.each(['postgres', 'embedded'] as const)(
  'the server re-encodes, stores and serves a picture, on %s',
  async (engine) => {
    const ownServer = await startTestServer({ engine, outside: { openai: provider.settings() } })
    const person = await ownServer.person()
    const { avatar, stats } = await expectOk(askAvatar(person, 'a "fox"'))
    expect(stats.gems).toBe(30)
    expect(await gemsOf(person, ownServer)).toEqual({ gems: 30, held: 0 })
    const [request] = provider.requests
    expect(request?.path).toBe('/v1/images/generations')
    expect(request?.body).toMatchObject({ model: 'stand-in-image', n: 1, response_format: 'b64_json' })
    expect(request?.body.prompt).toContain('"a \\"fox\\""')

    expect(avatar.url).toBe(`/generated-avatars/${avatar.id}`)
    const response = await fetch(ownServer.url + avatar.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const picture = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif, icc, xmp } = await sharp(picture).metadata()
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 })
    const head = await fetch(ownServer.url + avatar.url, { method: 'HEAD' })
    expect({ status: head.status, length: head.headers.get('content-length') }).toEqual({
      status: 200,
      length: String(picture.length),
    })
    expect(await audit(ownServer.database)).toEqual([])
    await ownServer.close()
  },
)

test.each([unknownId, 'x', '..%2f..%2fetc', `${unknownId}.webp`, '%00'])(
  'returns 404 for the picture %s',
  async (name) => {
    const response = await fetch(`${server.url}/generated-avatars/${name}`)
    expect([400, 404]).toContain(response.status)
    expect(await response.text()).not.toContain('RIFF')
  },
)

test('limits requests for pictures by network address', async () => {
  const limited = await startTestServer({ rateLimits: true })
  const ask = () => fetch(`${limited.url}/generated-avatars/${unknownId}`)
  const statuses: number[] = []
  for (let left = 1200; left > 0; left -= 100) {
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, ask))).map(({ status }) => status))
  }
  expect(new Set(statuses)).toEqual(new Set([404]))
  const refused = await ask()
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ error: { message: 'tooManyRequests' } })
  await limited.close()
})

describe('an unusable picture', () => {
  const modes: Mode[] = [
    ...(['busy', 'broken', 'cut off', 'garbage', 'endless', 'redirect', 'empty', 'refusal'] as const),
    ...(['an address', 'no picture', 'svg', 'gif', 'bomb', 'huge'] as const),
  ]
  test.each(modes)('%s: charges, holds and stores nothing', async (mode) => {
    const person = await server.person()
    provider.mode = mode
    const { error } = await askAvatar(person)
    expect(error).toEqual({ message: 'cannotGenerateAvatar', type: 'ServiceUnavailable', status: 503 })
    expect(await gemsOf(person)).toEqual({ gems: 50, held: 0 })
    expect(await expectOk(person.send('GET /users/profile/generated-avatars'))).toEqual([])
  })
})

test.each([
  ['none', ' '],
  ['a long description', 'a'.repeat(501)],
  ['NUL', 'a\u0000b'],
])('refuses %s', async (_name, description) => {
  const person = await server.person()
  expect((await askAvatar(person, description)).error.message).toBe('invalidData')
  expect(provider.requests).toEqual([])
})

test('costs 20 gems', async () => {
  const person = await server.person()
  await grant(server, person, { gems: -31 })
  expect((await askAvatar(person)).error.message).toBe('notEnoughGemsToGenerate')
  expect(provider.requests).toEqual([])
})

describe('a generated avatar', () => {
  test('replaces the worn avatar on request, and can be taken off', async () => {
    const person = await server.person()
    const before = await profileOf(person)
    const { id, url } = await draw(person)
    expect(await profileOf(person)).toMatchObject({ generatedAvatar: null, imageUrl: before.imageUrl })

    const worn = { avatar: null, generatedAvatar: id, generatedAvatarUrl: url, imageUrl: url }
    expect(await expectOk(wear(person, id))).toMatchObject(worn)
    expect(await profileOf(person)).toMatchObject(worn)
    const bought = { avatar: { id: before.avatar?.id }, generatedAvatar: null, generatedAvatarUrl: null }
    expect(await expectOk(person.send(`PATCH /users/profile/avatar/${before.avatar?.id}`))).toMatchObject(bought)
    expect(await expectOk(person.send('PUT /users/profile', { generatedAvatar: id }))).toMatchObject(worn)
    expect(await expectOk(person.send('PUT /users/profile', { name: 'Ani' }))).toMatchObject(worn)
    expect(await expectOk(person.send('PUT /users/profile', { generatedAvatar: null }))).toMatchObject({
      ...bought,
      imageUrl: before.imageUrl,
    })
    expect(await expectOk(person.send('PUT /users/profile', { generatedAvatar: null }))).toMatchObject(bought)
    const both = await person.send('PUT /users/profile', { avatar: before.avatar?.id, generatedAvatar: id })
    expect(both.error.message).toBe('invalidData')
  })

  test('of another user is not found and not listed', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const { id } = await draw(otherPerson)
    for (const foreign of [id, unknownId]) {
      expect((await wear(person, foreign)).error).toMatchObject({ message: 'avatarNotFound', status: 404 })
      const put = await person.send('PUT /users/profile', { generatedAvatar: foreign })
      expect(put.error.message).toBe('avatarNotFound')
    }
    expect(await expectOk(person.send('GET /users/profile/generated-avatars'))).toEqual([])
    expect(await profileOf(person)).toMatchObject({ generatedAvatar: null })
  })

  test('is shown to others', async () => {
    const { id, creator, members } = await newGroup(server)
    const [member] = members
    if (!member) throw new Error('nobody is in the group')
    const { id: picture, url } = await draw(member)
    await expectOk(wear(member, picture))
    const shown = await expectOk(creator.send<Member[]>(`GET /groups/${id}/members`))
    expect(shown.find(({ userId }) => userId === member.id)).toMatchObject({ avatar: null, imageUrl: url })

    const about = { title: 'Dishes', ruby: 5, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
    const task = await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/tasks`, about))
    await expectOk(member.send(`PATCH /groups/${id}/users/${member.id}/tasks/${task.id}/complete`))
    const { notifications } = await expectOk(
      creator.send<{ notifications: { data: { sender?: { imageUrl: string } } }[] }>('GET /user/notifications'),
    )
    expect(notifications[0]?.data.sender?.imageUrl).toBe(url)
    const { requests } = await expectOk(creator.send<Approvals>('GET /user/approvals'))
    expect(requests.map(({ user }) => user.imageUrl)).toEqual([url])
  })

  test('is one of the last twelve that are stored, or the worn one', async () => {
    const person = await newPersonWith(server, { gems: 300 })
    const first = await draw(person)
    const second = await draw(person)
    await expectOk(wear(person, first.id))
    for (let more = 0; more < 12; more++) {
      server.clock.advance({ seconds: 1 })
      await draw(person)
    }
    const storedAvatars = await expectOk(person.send<OwnDrawnAvatar[]>('GET /users/profile/generated-avatars'))
    expect(storedAvatars).toHaveLength(13)
    expect(storedAvatars.at(-1)).toMatchObject(first)
    expect(storedAvatars.map(({ id }) => id)).not.toContain(second.id)
    expect((await fetch(server.url + first.url)).status).toBe(200)
    expect((await fetch(server.url + second.url)).status).toBe(404)
    expect((await wear(person, second.id)).error.message).toBe('avatarNotFound')
    const rows = await server.database.queries
      .select({ id: generatedAvatars.id })
      .from(generatedAvatars)
      .where(eq(generatedAvatars.userId, person.id))
    expect(rows).toHaveLength(13)
  })
})
