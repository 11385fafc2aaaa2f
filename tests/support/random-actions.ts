import type { appRouter } from '@questboard/api'
import type { testClock } from './test-server.ts'

/** An action in a random script. `pick` selects among the existing items, `amount` sets a quantity. */
export type Act =
  | {
      kind:
        | 'addTask'
        | 'complete'
        | 'reopen'
        | 'undo'
        | 'reprice'
        | 'archive'
        | 'copy'
        | 'remove'
        | 'result'
        | 'reward'
        | 'redeem'
        | 'mission'
        | 'missionTask'
        | 'completeMission'
        | 'buyAvatar'
        | 'buyBoard'
        | 'board'
        | 'card'
        | 'holiday'
      pick: number
      amount: number
    }
  | { kind: 'travel'; zone: string; hours: number }

export const isTimeTravel = (act: Act): act is Extract<Act, { kind: 'travel' }> => act.kind === 'travel'

type Caller = ReturnType<typeof appRouter.createCaller>

type Items = Awaited<ReturnType<Caller['dashboard']['read']>>

/** A player of a random script. */
export interface Actor {
  clock: ReturnType<typeof testClock>
  zone: string
  /** The server's current day, if it was read since the last change of time. */
  today: string | undefined
  /** The items at the start of the script; created tasks are added. */
  items: Pick<Items, 'tasks' | 'rewards' | 'missions'>
  /** By task and period: the highest price at which the task may have been completed. */
  worth: Map<string, Map<string, number>>
}

const unwritten = {
  notes: '',
  tags: [],
  requireResult: false,
  result: null,
  completed: false,
  archived: false,
  streak: 0,
  createdAt: '',
  updatedAt: '',
  completedAt: null,
  lastCompletedAt: null,
  schedule: null,
  slot: null,
  dueOn: null,
  dueTime: null,
  opensOn: null,
  nextDueOn: null,
  overdue: false,
  late: false,
  canSkip: false,
  canSnooze: false,
  rank: '',
  checklist: [],
  reminders: [],
}

const types = ['daily', 'todo', 'weekly'] as const

const chosen = <Item>(from: Item[], pick: number): Item | undefined => from[pick % Math.max(1, from.length)]

/** Performs one action with the procedures. Refusals are thrown. */
export async function act(actor: Actor, caller: Caller, action: Act): Promise<void> {
  if (isTimeTravel(action)) {
    actor.zone = action.zone
    actor.clock.advance({ hours: action.hours })
    actor.today = undefined
    return
  }
  const { pick, amount } = action
  const type = types[amount % types.length] ?? 'todo'
  switch (action.kind) {
    case 'addTask': {
      const about = { title: `Task ${pick}`, gold: amount % 101, type }
      const { id } = await caller.tasks.create(about)
      actor.items.tasks.push({ ...unwritten, ...about, id })
      return
    }
    case 'reward':
      await caller.rewards.create({ name: 'Treat', gold: 1 + (amount % 60), ...usesOf(pick) })
      return
    case 'redeem': {
      const reward = chosen(actor.items.rewards, pick)
      if (reward) await caller.rewards.redeem({ rewardId: reward.id })
      return
    }
    case 'buyAvatar': {
      const avatar = chosen(await caller.store.avatars({ limit: 100 }), pick)
      if (avatar) await caller.store.buyAvatar({ avatarId: avatar.id, currency: amount % 2 ? 'gold' : 'gems' })
      return
    }
    case 'buyBoard':
    case 'board': {
      const board = chosen(await caller.store.boards({}), pick)
      if (!board) return
      await (action.kind === 'board' ? caller.profile.changeBoard(board) : caller.store.buyBoard({ boardId: board.id }))
      return
    }
    case 'card': {
      const card = await caller.board.position({})
      const answer = card.question && chosen(card.question.answers, pick)
      if (card.question && answer) await caller.board.answer({ questionId: card.question.id, answerId: answer.id })
      if (card.task) await caller.board.accept({})
      return
    }
    case 'holiday':
      await caller.days.setHolidayMode({ holidayMode: amount % 3 === 0 })
      return
    case 'mission':
    case 'missionTask':
    case 'completeMission':
      return actOnMission(caller, actor, action.kind, pick, amount)
    default:
      return actOnTask(caller, actor, action.kind, pick, amount)
  }
}

function usesOf(pick: number) {
  const type = (['constant', 'once', 'times'] as const)[pick % 3] ?? 'once'
  return type === 'times' ? { type, timesToUse: 2 + (pick % 3) } : { type }
}

type TaskAct = 'complete' | 'reopen' | 'undo' | 'reprice' | 'archive' | 'copy' | 'remove' | 'result'

async function actOnTask(caller: Caller, actor: Actor, kind: TaskAct, pick: number, amount: number): Promise<void> {
  const { tasks } = actor.items
  const task = chosen(tasks, pick)
  if (!task) return
  const { id } = task
  switch (kind) {
    case 'complete':
      await countWorth(caller, actor, task)
      await caller.tasks.complete({ id })
      return
    case 'undo':
      await countWorth(caller, actor, task)
      await caller.tasks.complete({ id })
      await caller.tasks.reopen({ id })
      return
    case 'reopen':
      await caller.tasks.reopen({ id })
      return
    case 'reprice': {
      const gold = amount % 101
      // Recorded before the call, because a parallel completion may already pay the new price.
      task.gold = Math.max(gold, task.gold)
      for (const [period, price] of actor.worth.get(id) ?? []) {
        if (period === actor.today) actor.worth.get(id)?.set(period, Math.max(price, gold))
      }
      const type = amount % 5 === 0 ? (types[pick % 3] ?? 'todo') : task.type
      await caller.tasks.update({ id, title: task.title, notes: '', tags: [], requireResult: false, gold, type })
      return
    }
    case 'archive':
      await caller.tasks.archive({ id })
      return
    case 'copy':
      if (tasks.length < 25) await caller.tasks.copy({ taskId: id })
      return
    case 'remove':
      await caller.tasks.remove({ id })
      return
    case 'result':
      await caller.tasks.giveResult({ id, result: 'done' })
  }
}

/** Records the maximum payment of a task in its current period, before it is completed. */
async function countWorth(caller: Caller, actor: Actor, task: { id: string; gold: number }): Promise<void> {
  actor.today ??= (await caller.profile.read({})).lastDayStart
  const periods = actor.worth.get(task.id) ?? new Map<string, number>()
  // Read after waiting: a parallel action may have set another price.
  periods.set(actor.today, Math.max(task.gold, periods.get(actor.today) ?? 0))
  actor.worth.set(task.id, periods)
}

async function actOnMission(
  caller: Caller,
  { clock, items }: Actor,
  kind: 'mission' | 'missionTask' | 'completeMission',
  pick: number,
  amount: number,
): Promise<void> {
  if (kind === 'mission') {
    const tasks = Array.from({ length: pick % 3 }, () => ({ title: 'Step', gold: amount % 101, type: 'todo' as const }))
    await caller.missions.create({ name: 'Trip', from: clock.day(1), to: clock.day(3 + (amount % 20)), tasks })
    return
  }
  const mission = chosen(items.missions, pick)
  if (!mission) return
  const open = chosen(mission.tasks, amount)
  if (kind === 'missionTask' && open) await caller.missions.tasks.complete({ missionId: mission.id, taskId: open.id })
  if (kind === 'completeMission') await caller.missions.complete({ id: mission.id })
}
