import { randomUUID } from 'node:crypto'
import { done } from '../../support/group.ts'
import { sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, type World } from '../../support/world.ts'
import { type GroupScene, newScene } from './group-scene.ts'
import { newOwnItems, type OwnItems, walkToQuestion } from './own-scene.ts'

/** The callers. `elsewhere` is the creator of another group. */
export const callers = [
  ...(['anonymous', 'outsider', 'member', 'leader', 'creator', 'removed', 'elsewhere'] as const),
] as const

export type CallerName = (typeof callers)[number]

export type SignedIn = Exclude<CallerName, 'anonymous'>

/** The data of all cells. It is created once, because refused calls do not change it. */
export interface Stage {
  people: Record<SignedIn, Person>
  /** The group of member, leader and creator, and the one of `elsewhere`. */
  home: GroupScene
  away: GroupScene
  own: Record<SignedIn, OwnItems>
  /** A question of another player. */
  question: { id: string; answerId: string }
  /** The outsider's open invitation to `home`, by a link that leaders saw. */
  link: string
}

export async function newStage(world: World): Promise<Stage> {
  const [email, stranger] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  const { scene: home, removed } = await newScene(world, { invited: email, join: true })
  const { scene: away } = await newScene(world, { invited: stranger })
  if (!removed) throw new Error('nobody was removed')
  const link = await linkOf(home)
  const { creator, leader, member } = home
  const people = {
    ...{ outsider: await registerAs(world, email), creator, leader, member, removed },
    elsewhere: away.creator,
  }
  const own: Partial<Stage['own']> = {}
  for (const [place, name] of Object.keys(people).entries()) {
    own[name as SignedIn] = await newOwnItems(world, people[name as SignedIn], place)
  }
  const question = await walkToQuestion(world, await world.person())
  return { people, home, away, own: own as Stage['own'], question, link }
}

async function linkOf({ id, creator }: GroupScene): Promise<string> {
  const [shown] = await done(creator.send<{ link: string }[]>(`GET /groups/${id}/invitations`))
  return new URL(shown?.link ?? 'none:').searchParams.get('token') ?? ''
}

async function registerAs(world: World, email: string): Promise<Person> {
  const about = { name: 'Outsider', email, password: goodPassword }
  const body = { ...about, passwordConfirmation: goodPassword, birthDate: '2000-01-01' }
  const { user, token } = await done(world.send<{ user: { id: string }; token: string }>('POST /auth/register', body))
  return { ...about, id: user.id, token, send: sendTo(world.url, token) }
}
