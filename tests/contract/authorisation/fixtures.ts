import { randomUUID } from 'node:crypto'
import { makeOwner } from '@questboard/api'
import type { Invitation } from '@questboard/api/groups/schema'
import { newDevice } from '../../support/device.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import { newChildItems, newNotification } from './device-fixtures.ts'
import { createGroupFixtures, type GroupFixtures, give } from './group-fixtures.ts'
import { newOwnItems, type OwnItems, walkToQuestion } from './own-fixtures.ts'

/**
 * The callers. `elsewhere` is the creator of another group, `guardian` a member with a child. On shared devices of the
 * group: `device` without a player, `entered` is the leader who entered with a PIN, `child` the child who entered.
 */
export const callers = [
  ...(['anonymous', 'outsider', 'member', 'leader', 'creator', 'removed', 'elsewhere', 'guardian'] as const),
  ...(['entered', 'child', 'device'] as const),
] as const

export type CallerName = (typeof callers)[number]

export type SignedIn = Exclude<CallerName, 'anonymous'>

export type OnDevice = 'entered' | 'child' | 'device'

type WithAccount = Exclude<SignedIn, OnDevice>

export const isOnDevice = (caller: CallerName): caller is OnDevice =>
  caller === 'entered' || caller === 'child' || caller === 'device'

/** The data of all cases. It is created once, because refused calls do not change it. */
export interface Fixtures {
  people: Record<WithAccount, Person> & Record<SignedIn, Pick<Person, 'id' | 'token'>>
  /** The group of member, leader and creator, and the one of `elsewhere`. */
  home: GroupFixtures
  away: GroupFixtures
  own: Record<SignedIn, OwnItems>
  /** A question of another player. */
  question: { id: string; answerId: string }
  /** The outsider's open invitation to `home`, by a link that leaders saw. */
  link: string
}

export async function createFixtures(server: TestServer): Promise<Fixtures> {
  const [email, stranger] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  const { scene: home, removed } = await createGroupFixtures(server, { invited: email, join: true })
  const { scene: away } = await createGroupFixtures(server, { invited: stranger })
  if (!removed) throw new Error('nobody was removed')
  const link = await linkOf(home)
  const { creator, leader, member, guardian } = home
  const accounts = {
    outsider: await registerAs(server, email),
    creator,
    leader,
    member,
    removed,
    elsewhere: away.creator,
    guardian,
  }
  await makeOwner(server.services, creator.email)
  const own: Partial<Fixtures['own']> = {}
  for (const [place, name] of Object.keys(accounts).entries()) {
    own[name as WithAccount] = await newOwnItems(server, accounts[name as WithAccount], place)
  }
  const { entered, child, device } = await enterAll(server, home)
  home.items.set(child.id, await give(server, home, child))
  const ofLeader = own.leader as OwnItems
  own.entered = { ...ofLeader, notification: await newNotification(server, home, entered) }
  own.child = await newChildItems(server, home, child, own.member as OwnItems)
  own.device = own.member as OwnItems
  const people = { ...accounts, entered, child, device }
  const question = await walkToQuestion(server, await server.person())
  return { people, home, away, own: own as Fixtures['own'], question, link }
}

/** Lets the leader and the child enter on devices of the group. No one enters on a third one. */
async function enterAll(server: TestServer, { id, creator, leader, child }: GroupFixtures) {
  await expectOk(leader.send('PUT /users/profile/pin', { password: goodPassword, pin: '2580', wall: 'pin' }))
  const device = await newDevice(server, creator, id)
  const entered = await (await newDevice(server, creator, id)).enter(leader.id, '2580')
  const played = await (await newDevice(server, creator, id)).enter(child.id)
  return { device, entered: { ...entered, id: leader.id }, child: { ...played, ...child } }
}

async function linkOf({ id, creator }: GroupFixtures): Promise<string> {
  const [shown] = await expectOk(creator.send<Invitation[]>(`GET /groups/${id}/invitations`))
  return new URL(shown?.link ?? 'none:').searchParams.get('token') ?? ''
}

async function registerAs(server: TestServer, email: string): Promise<Person> {
  const about = { name: 'Outsider', email, password: goodPassword }
  const body = { ...about, passwordConfirmation: goodPassword, birthDate: '2000-01-01' }
  const { user, token } = await expectOk(
    server.send<{ user: { id: string }; token: string }>('POST /auth/register', body),
  )
  return { ...about, id: user.id, token, send: sendTo(server.url, token) }
}
