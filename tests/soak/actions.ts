import { dayMs } from '../support/day-ms.ts'
import type { callerOf, SoakPlayer, Tally } from './player.ts'

/** Four players in a group. The first one created it. */
export interface Household {
  id: string
  players: SoakPlayer[]
}

interface Turn {
  player: SoakPlayer
  call: ReturnType<typeof callerOf>
  tally: Tally
}

/** An action that a player performs at random. */
export interface Act {
  weight: number
  play(turn: Turn): Promise<void>
}

const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

const types = ['todo', 'daily', 'weekly'] as const

const written = (gold: number) => ({
  title: 'Wash the dishes',
  notes: 'With the pan',
  gold,
  type: any(types) ?? 'todo',
  tags: [],
  requireResult: false,
})

/** Errors when two windows of one player change the same item. */
const late = {
  complete: ['taskAlreadyCompleted', 'taskNotFound', 'cannotCompleteArchivedTask'],
  reopen: ['taskNotCompleted', 'taskNotFound', 'cannotReopenToDoTask', 'cannotReopenArchivedTask'],
  update: ['taskNotFound', 'cannotUpdateCompletedTask'],
  archive: ['taskNotFound', 'taskAlreadyArchived', 'cannotArchiveIncompletedTask'],
  redeem: ['rewardNotFound', 'notEnoughGoldToRedeemReward'],
}

/** The number of items of a kind that each player keeps, well below the limits. */
const maxItems = 40

const personal: Act[] = [
  { weight: 12, play: async ({ call }) => void (await call('GET /dashboard', undefined, [])) },
  { weight: 10, play: async ({ call }) => void (await call('GET /user/tasks', undefined, [])) },
  { weight: 4, play: async ({ call }) => void (await call('GET /user/notifications', undefined, [])) },
  { weight: 2, play: async ({ call }) => void (await call('GET /users/profile', undefined, [])) },
  { weight: 2, play: async ({ call }) => void (await call('GET /user/boards/current', undefined, [])) },
  { weight: 1, play: async ({ call }) => void (await call('GET /user/ledger?currency=gold', undefined, [])) },
  {
    weight: 10,
    async play({ player, call, tally }) {
      if (player.tasks.length >= maxItems) return
      const task = await call<{ id: string }>('POST /user/tasks', written(10), [])
      if (!task) return
      player.tasks.push(task.id)
      tally.tasks.add(task.id)
    },
  },
  {
    weight: 20,
    play: ({ player, call }) => onTask(player, (id) => call(`POST /user/tasks/${id}/complete`, {}, late.complete)),
  },
  {
    weight: 6,
    play: ({ player, call }) => onTask(player, (id) => call(`POST /user/tasks/${id}/reopen`, {}, late.reopen)),
  },
  {
    weight: 3,
    play: ({ player, call }) => onTask(player, (id) => call(`PUT /user/tasks/${id}`, written(20), late.update)),
  },
  {
    weight: 3,
    play: ({ player, call }) =>
      onTask(player, async (id) => {
        if (await call(`PATCH /user/tasks/${id}/archive`, {}, late.archive)) forget(player.tasks, id)
      }),
  },
  {
    weight: 4,
    play: ({ player, call, tally }) =>
      onTask(player, async (id) => {
        forget(player.tasks, id)
        // Removed from the tally first: the response may arrive after the end.
        tally.tasks.delete(id)
        await call(`DELETE /user/tasks/${id}`, undefined, ['taskNotFound'])
      }),
  },
  {
    weight: 2,
    async play({ player, call }) {
      if (player.rewards.length >= maxItems) return
      const reward = { name: 'An hour of quiet', gold: 15, type: 'constant' }
      const createdReward = await call<{ id: string }>('POST /user/rewards', reward, [])
      if (createdReward) player.rewards.push(createdReward.id)
    },
  },
  {
    weight: 6,
    async play({ player, call }) {
      const id = any(player.rewards)
      if (id) await call(`POST /user/rewards/${id}/redeem`, {}, late.redeem)
    },
  },
  { weight: 2, play: playMission },
]

async function onTask(player: SoakPlayer, act: (id: string) => Promise<unknown>): Promise<void> {
  const id = any(player.tasks)
  if (id) await act(id)
}

function forget(ids: string[], id: string): void {
  const place = ids.indexOf(id)
  if (place >= 0) ids.splice(place, 1)
}

/** A mission from creation to reward. */
async function playMission({ call }: Turn): Promise<void> {
  const now = new Date()
  const day = (days: number) =>
    new Date(now.getTime() + days * dayMs).toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })
  const tasks = [written(5), written(5)].map(({ title, notes, gold, type, tags }) => ({
    title,
    notes,
    gold,
    type,
    tags,
  }))
  const body = { name: 'Spring cleaning', from: day(0), to: day(7), tasks }
  const mission = await call<{ id: string; tasks: { id: string }[] }>('POST /user/missions', body, [])
  if (!mission) return
  for (const { id } of mission.tasks) {
    if (!(await call(`PATCH /user/missions/${mission.id}/tasks/${id}/complete`, {}, []))) return
  }
  if (!(await call(`POST /user/missions/${mission.id}/complete`, {}, []))) return
  await call(`PATCH /user/missions/${mission.id}/archive`, {}, [])
}

/** A task from the creator to a member: completed, requested and answered. */
async function playGroupTask(
  { player: { household }, call }: Turn,
  as: (player: SoakPlayer) => Turn['call'],
): Promise<void> {
  const [creator, ...members] = household.players
  const member = any(members)
  if (!creator || !member) return
  const group = `/groups/${household.id}` as const
  const body = { title: 'Walk the dog', ruby: 5, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
  const task = await as(creator)<{ id: string }>(`POST ${group}/tasks`, body, [])
  if (!task) return
  const own = `${group}/users/${member.id}/tasks/${task.id}` as const
  if (!(await as(member)(`PATCH ${own}/complete`, {}, []))) return
  // Two windows of the creator answer in parallel: one wins.
  await Promise.all([1, 2].map(() => as(creator)(`POST ${own}/approve`, { approved: true }, ['alreadyApproved'])))
  await call(`GET ${group}/dashboard`, undefined, [])
  await as(creator)(`DELETE ${group}/tasks/${task.id}`, undefined, [])
}

/** All actions of a player. */
export const actsOf = (as: (player: SoakPlayer) => Turn['call']): Act[] => [
  ...personal,
  { weight: 3, play: (turn) => playGroupTask(turn, as) },
]
