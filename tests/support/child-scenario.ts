import fc from 'fast-check'
import { newChild, type TestChild } from './children.ts'
import { newDevice, type TestDevice } from './device.ts'
import { grant } from './grant.ts'
import { type InGroup, newGroup, type TestGroup } from './group.ts'
import { type Call, expectOk, type Send } from './rest.ts'
import type { TestServer } from './test-server.ts'

/** The life of a child in two groups: what it and its leaders do, in random order. */
export interface Childhood {
  home: TestGroup
  away: TestGroup
  /** The guardian, who leads both groups. */
  guardian: InGroup
  child: TestChild
  device: TestDevice
  /** All names that the child has had. */
  names: string[]
}

const kinds = [
  ...(['task', 'completeTask', 'reward', 'redeem', 'avatar', 'card', 'pawn', 'seen', 'tag'] as const),
  ...([
    'groupTask',
    'groupComplete',
    'approve',
    'groupReward',
    'groupRedeem',
    'promise',
    'mission',
    'missionTask',
  ] as const),
  ...(['tap', 'undo', 'wrongPin', 'rename', 'unlock', 'askGuardian', 'handOver', 'webhook', 'nextDay'] as const),
  ...(['dayOff', 'noDayOff'] as const),
]

export interface ChildAct {
  kind: (typeof kinds)[number]
  pick: number
}

export const childActs: fc.Arbitrary<ChildAct[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), pick: fc.integer({ min: 0, max: 99 }) }),
  { minLength: 20, maxLength: 60 },
)

const pin = '258013'

/** @param name of the child, different from all other texts */
export async function newChildhood(server: TestServer, name: string): Promise<Childhood> {
  const home = await newGroup(server, { leaders: 2, members: 0 })
  const [guardian] = home.leaders as [InGroup, InGroup]
  const elsewhere = await newGroup({ ...server, person: async () => guardian }, { members: 0 })
  const away = { ...elsewhere, leaders: [], members: [] }
  const child = await newChild(guardian, home.id, name)
  await expectOk(guardian.send(`POST /groups/${away.id}/children/${child.id}/join`))
  await expectOk(guardian.send(`PATCH /groups/${home.id}/children/${child.id}`, { pin, wall: 'pin' }))
  await grant(server, child, { gold: 500 })
  return { home, away, guardian, child, device: await newDevice(server, guardian, home.id), names: [name] }
}

const picked = <Item>(from: readonly Item[], pick: number): Item | undefined => from[pick % Math.max(1, from.length)]

interface Item {
  id: string
  tasks?: { id: string }[]
}

/** Does all of it. What is refused at that moment is left out. */
export async function playChildhood(
  server: TestServer,
  childhood: Childhood,
  acts: readonly ChildAct[],
): Promise<void> {
  const { home, guardian, child, device, names } = childhood
  const taps: string[] = []
  const nobody: Send = async () => ({ status: 401, result: null, error: null }) as never
  const enter = () =>
    device.enter(child.id, pin).then(
      ({ send }) => send,
      () => nobody,
    )
  let play = await enter()
  const own = `/groups/${home.id}/users/${child.id}`
  const daysOff = `/groups/${home.id}/children/${child.id}/days-off`
  const assigned = { assignedUsers: [child.id] }
  const list = async (send: Send, call: Call): Promise<Item[]> => {
    const { result } = await send<Item[] | null>(call)
    return Array.isArray(result) ? result : []
  }
  for (const { kind, pick } of acts) {
    const by = pick % 2 === 0 ? guardian : home.creator
    const pickId = async (send: Send, call: Call) => picked(await list(send, call), pick)?.id ?? child.id
    switch (kind) {
      case 'task':
        await play('POST /user/tasks', { title: `Swim ${pick}`, gold: 5, type: 'daily' })
        break
      case 'completeTask':
        await play(`POST /user/tasks/${await pickId(play, 'GET /user/tasks')}/complete`, {})
        break
      case 'reward':
        await play('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' })
        break
      case 'redeem':
        await play(`POST /user/rewards/${await pickId(play, 'GET /user/rewards')}/redeem`)
        break
      case 'avatar':
        await play(`POST /avatars/${await pickId(play, 'GET /avatars?owned=false&limit=100')}/buy`, {
          currency: 'gold',
        })
        break
      case 'card':
        await play('GET /user/boards/current')
        break
      case 'pawn':
        await play(`PATCH /groups/${home.id}/board/pawn` as Call, { plain: pick % 2 === 0 })
        break
      case 'seen':
        await play('GET /user/notifications')
        break
      case 'tag':
        await play('POST /tags', { name: `Garden ${pick}` })
        break
      case 'groupTask': {
        const terms = { ruby: 5, type: pick % 3 === 0 ? 'todo' : 'daily', requireApprove: pick % 2 === 0 }
        const key = { 'idempotency-key': crypto.randomUUID() }
        await by.send(`POST /groups/${home.id}/tasks`, { title: 'Dishes', ...terms, ...assigned }, key)
        break
      }
      case 'groupComplete':
        await play(`PATCH ${own}/tasks/${await pickId(play, `GET ${own}/tasks` as Call)}/complete` as Call, {})
        break
      case 'approve': {
        const id = await pickId(by.send, `GET ${own}/tasks` as Call)
        await by.send(`POST ${own}/tasks/${id}/approve` as Call, { approved: pick % 3 > 0 })
        break
      }
      case 'groupReward': {
        const terms = { ruby: 1, type: 'constant', requireApprove: pick % 2 === 0 }
        await by.send(`POST /groups/${home.id}/rewards`, { name: 'Cinema', ...terms, ...assigned })
        break
      }
      case 'promise': {
        const promises = `/groups/${home.id}/promises`
        const id = await pickId(play, `GET ${promises}` as Call)
        if (pick % 3 === 0) await play(`POST ${promises}/${id}/cancel` as Call)
        else await by.send(`POST ${promises}/${id}/give` as Call, { note: 'Enjoy!' })
        break
      }
      case 'groupRedeem': {
        const id = await pickId(play, `GET ${own}/rewards` as Call)
        await play(`POST /groups/${home.id}/rewards/${id}/redeem` as Call)
        break
      }
      case 'mission': {
        const days = { from: server.clock.day(0), to: server.clock.day(9) }
        const tasks = [{ title: 'Dig', ruby: 5, type: 'todo' }]
        await by.send(`POST /groups/${home.id}/missions`, { name: 'Spring', ...days, tasks, ...assigned })
        break
      }
      case 'missionTask': {
        const mission = picked(await list(play, `GET ${own}/missions` as Call), pick)
        const id = mission?.tasks?.[0]?.id ?? child.id
        await play(`POST /groups/${home.id}/missions/${mission?.id ?? child.id}/tasks/${id}/complete` as Call)
        await play(`POST /groups/${home.id}/missions/${mission?.id ?? child.id}/complete` as Call)
        break
      }
      case 'tap': {
        const id = crypto.randomUUID()
        taps.push(id)
        const taskId = await pickId(guardian.send, `GET ${own}/tasks` as Call)
        await device.send('POST /device/wall/complete', { userId: child.id, taskId, pin, id })
        break
      }
      case 'undo':
        await device.send('POST /device/wall/undo', { id: picked(taps, pick) ?? child.id })
        break
      case 'wrongPin':
        await device.send('POST /device/enter', { userId: child.id, pin: '0000' })
        break
      case 'rename': {
        const name = `${names[0]} ${'of the sea '.repeat(pick % 4)}${pick}`
        names.push(name)
        await by.send(`PATCH /groups/${home.id}/children/${child.id}`, { name })
        break
      }
      case 'unlock':
        await by.send(`POST /groups/${home.id}/children/${child.id}/unlock`)
        break
      case 'askGuardian':
        await guardian.send(`POST /children/${child.id}/guardians`, { guardianId: home.creator.id })
        break
      case 'handOver':
        await guardian.send(`POST /children/${child.id}/hand-over`, { email: `${crypto.randomUUID()}@example.org` })
        break
      case 'webhook': {
        const events = ['newTaskAssigned', 'askTaskApprove', 'taskApprove', 'pinLocked', 'lapBegun']
        await by.send(`POST /groups/${home.id}/webhooks`, { url: 'https://example.org/group', events })
        await by.send('POST /user/webhooks', { url: 'https://example.org/own', events: [...events, 'askGuardian'] })
        break
      }
      case 'dayOff': {
        const day = server.clock.day(pick % 20)
        await by.send(`POST ${daysOff}` as Call, { kind: 'planned', from: day, to: day })
        break
      }
      case 'noDayOff':
        await by.send(`DELETE ${daysOff}/${await pickId(by.send, `GET ${daysOff}` as Call)}` as Call)
        break
      case 'nextDay':
        server.clock.advance({ days: 1 })
        play = await enter()
    }
  }
}
