import { type Caller, type CallFixtures, first, ok } from './call-fixtures.ts'

const tags: string[] = []

const daily = { title: 'Read ten pages', notes: '', gold: 10, type: 'daily' as const, tags, requireResult: false }

/** The life of tasks, from creation to deletion. */
export async function walkTasks({ api }: Caller): Promise<void> {
  const known = await ok(api.GET('/tags'))
  const make = async (changes: object = {}) => {
    const body = { ...daily, tags: [first(known).id], ...changes }
    const { id } = await ok(api.POST('/user/tasks', { body }))
    return { params: { path: { id } } }
  }
  const task = await make({ requireResult: true })
  await ok(api.GET('/user/tasks', { params: { query: { type: ['daily', 'todo'] } } }))
  await ok(api.GET('/user/tasks', { params: { query: { q: 'pages' } } }))
  await ok(api.PUT('/user/tasks/{id}', { ...task, body: { ...daily, requireResult: true, notes: 'Any book' } }))
  await ok(api.GET('/user/tasks/{id}', task))
  await ok(api.PATCH('/user/tasks/{id}', { ...task, body: { title: 'Read one chapter' } }))
  const checklist = [{ title: 'Find the book', done: true }, { title: 'Make tea' }]
  const listed = await ok(api.PATCH('/user/tasks/{id}', { ...task, body: { checklist } }))
  const item = { params: { path: { ...task.params.path, itemId: listed.checklist[1]?.id ?? '' } } }
  await ok(api.PATCH('/user/tasks/{id}/checklist/{itemId}', { ...item, body: { done: true } }))
  await ok(api.POST('/user/tasks/{id}/result', { ...task, body: { result: 'Chapter three' } }))
  await ok(api.POST('/user/tasks/{id}/complete', { ...task, body: { result: 'Chapter three and four' } }))
  await ok(api.POST('/user/tasks/{id}/reopen', task))
  await ok(api.POST('/user/tasks/{id}/complete', { ...task, body: { at: '2026-03-10T09:30:00Z' } }))
  await ok(api.PATCH('/user/tasks/{id}/archive', task))
  await ok(api.POST('/user/tasks/{taskId}/copy', { params: { path: { taskId: task.params.path.id } } }))
  const schedule = { frequency: 'weekly', byDay: [{ day: 'th' }] }
  const bins = await make({ title: 'Put out the bins', type: 'weekly', gold: 15, schedule })
  await ok(api.POST('/user/tasks/{id}/snooze', { ...bins, body: { until: '2026-03-13' } }))
  await ok(api.POST('/user/tasks/{id}/skip', { ...bins, body: {} }))
  await ok(api.DELETE('/user/tasks/{id}/skip', bins))
  await ok(api.PATCH('/user/tasks/{id}/move', { ...bins, body: { after: null } }))
  await ok(api.GET('/user/occurrences', { params: { query: { from: '2026-03-09', to: '2026-03-15' } } }))
  await ok(api.GET('/user/tasks/{id}/history', { params: { ...task.params, query: { limit: 5 } } }))
  await ok(api.GET('/user/statistics', { params: { query: { from: '2026-03-09', to: '2026-03-10' } } }))
  await ok(api.DELETE('/user/tasks/{id}', await make()))
  const { id } = await ok(api.POST('/tags', { body: { name: 'Garden', color: 'green' } }))
  const tag = { params: { path: { id } } }
  await ok(api.PUT('/tags/{id}', { ...tag, body: { name: 'Yard', color: 'teal' } }))
  await ok(api.DELETE('/tags/{id}', tag))
  await ok(api.GET('/user/ledger', { params: { query: { currency: 'gold', limit: 2 } } }))
  await ok(api.GET('/user/gems'))
  await ok(api.GET('/user/ledger/weeks', { params: { query: { weeks: 2 } } }))
  await ok(api.GET('/user/changes'))
}

const plan = { name: 'Spring garden', notes: '', from: '2026-03-10', to: '2026-03-20' } as const
const step = { title: 'Sow tomatoes', notes: '', gold: 10, type: 'todo' as const, tags }

/** The life of a mission, from creation to the archive, and of its tasks. */
export async function walkMissions({ api }: Caller): Promise<void> {
  const made = await ok(api.POST('/user/missions', { body: { ...plan, tasks: [step] } }))
  const mission = { params: { path: { id: made.id } } }
  const tasks = { params: { path: { missionId: made.id } } }
  const of = (taskId: string) => ({ params: { path: { missionId: made.id, taskId } } })
  await ok(api.GET('/user/missions', { params: { query: { status: ['active', 'pending'] } } }))
  await ok(api.GET('/user/missions/{id}', mission))
  await ok(api.PUT('/user/missions/{id}', { ...mission, body: { name: plan.name, notes: 'All of it' } }))
  await ok(api.PATCH('/user/missions/{id}', { ...mission, body: { notes: 'All of it, to the fence' } }))
  await ok(api.PATCH('/user/missions/{id}/main', mission))
  await ok(api.GET('/user/missions/{missionId}/tasks', tasks))
  const { id } = await ok(api.POST('/user/missions/{missionId}/tasks', { ...tasks, body: { ...step, title: 'Dig' } }))
  const more = {
    tasks: [
      { ...step, title: 'Water' },
      { ...step, title: 'Weed' },
    ],
  }
  const [water, weed] = await ok(api.POST('/user/missions/{missionId}/tasks/multiple-tasks', { ...tasks, body: more }))
  const body = { ...step, title: 'Dig deep' }
  await ok(api.PUT('/user/missions/{missionId}/tasks/{taskId}', { ...of(id), body }))
  await ok(api.GET('/user/missions/{missionId}/tasks/{taskId}', of(id)))
  await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}', { ...of(id), body: { gold: 12 } }))
  await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}/complete', of(id)))
  await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}/reopen', of(id)))
  await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}/complete', of(id)))
  await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}/archive', of(id)))
  const copy = await ok(api.POST('/user/missions/{missionId}/tasks/{taskId}/copy', of(id)))
  await ok(api.DELETE('/user/missions/{missionId}/tasks/{taskId}', of(copy.id)))
  for (const one of [first(made.tasks), first([water]), first([weed])]) {
    await ok(api.PATCH('/user/missions/{missionId}/tasks/{taskId}/complete', of(one.id)))
  }
  await ok(api.POST('/user/missions/{missionId}/tasks/generate-tasks', { ...tasks, body: { count: 2 } }))
  await ok(api.POST('/user/missions/{id}/complete', mission))
  await ok(api.PATCH('/user/missions/{id}/archive', mission))
  const again = await ok(api.POST('/user/missions/{missionId}/copy', { params: { path: { missionId: made.id } } }))
  await ok(api.DELETE('/user/missions/{id}', { params: { path: { id: again.id } } }))
}

const tea = { name: 'A cup of tea', gold: 5, type: 'constant' } as const

export async function walkRewards({ api }: Caller): Promise<void> {
  const { id } = await ok(api.POST('/user/rewards', { body: tea }))
  const reward = { params: { path: { id } } }
  const rewards = [{ name: 'A walk', gold: 5, type: 'times', timesToUse: 3 } as const, { ...tea, name: 'A film' }]
  await ok(api.POST('/user/rewards/multiple-rewards', { body: { rewards } }))
  await ok(api.GET('/user/rewards'))
  await ok(
    api.POST('/user/rewards/{rewardId}/redeem', {
      params: { path: { rewardId: id } },
      body: { id: crypto.randomUUID() },
    }),
  )
  await ok(api.GET('/user/rewards/redemptions'))
  await ok(api.PUT('/user/rewards/{id}', { ...reward, body: { ...tea, gold: 6 } }))
  await ok(api.GET('/user/rewards/{id}', reward))
  await ok(api.PATCH('/user/rewards/{id}', { ...reward, body: { gold: 7 } }))
  await ok(api.POST('/user/rewards/generate-rewards', { body: { topic: 'music', count: 2 } }))
  await ok(api.DELETE('/user/rewards/{id}', reward))
}

/** Buys each kind of item, and generates an avatar. */
export async function walkStore({ grant }: CallFixtures, { id, api }: Caller): Promise<void> {
  await grant(id, { gold: 2000, gems: 2000 })
  const avatars = await ok(api.GET('/avatars', { params: { query: { owned: false } } }))
  const avatar = first(avatars.filter(({ gems }) => gems !== null))
  await ok(
    api.POST('/avatars/{avatarId}/buy', { params: { path: { avatarId: avatar.id } }, body: { currency: 'gems' } }),
  )
  const board = first(await ok(api.GET('/boards', { params: { query: { owned: false } } })))
  await ok(api.POST('/boards/{boardId}/buy', { params: { path: { boardId: board.id } } }))
  await ok(api.GET('/user/purchases', { params: { query: { limit: 5 } } }))
  const { id: planId } = first(await ok(api.GET('/gems-plans')))
  const sessionId = await ok(api.POST('/create-stripe-session', { body: { planId, quantity: 2 } }))
  await ok(api.GET('/payments/{sessionId}', { params: { path: { sessionId } } }))
  await ok(api.POST('/payments/{sessionId}/check', { params: { path: { sessionId } } }))
  const { avatar: drawn } = await ok(
    api.POST('/users/profile/generate-avatar', { body: { description: 'A fox with a hat' } }),
  )
  await ok(api.GET('/users/profile/generated-avatars'))
  await ok(api.PATCH('/users/profile/set-generated-avatar/{id}', { params: { path: { id: drawn.id } } }))
}

/** Walks until a challenge is accepted and a question answered. */
export async function walkBoard({ api }: Caller): Promise<void> {
  await ok(api.GET('/user/boards/current'))
  let [accepted, answered] = [false, false]
  for (let steps = 0; steps < 80 && !(accepted && answered); steps++) {
    const { id } = await ok(api.POST('/user/tasks', { body: { title: `Step ${steps}`, gold: 0, type: 'todo' } }))
    const { board } = await ok(api.POST('/user/tasks/{id}/complete', { params: { path: { id } } }))
    const { kind, question, settled } = board.card
    if (settled) continue
    if (kind === 'task' && !accepted) {
      await ok(api.GET('/user/boards/current/position'))
      await ok(api.POST('/user/boards/current/position/accept'))
      accepted = true
    } else if (question && !answered) {
      const body = { answerId: first(question.answers).id }
      await ok(api.POST('/questions/{questionId}/answer', { params: { path: { questionId: question.id } }, body }))
      answered = true
    }
  }
}

/** The dashboard, today and after a night. */
export async function walkDays({ advance }: CallFixtures, { api }: Caller): Promise<void> {
  await ok(api.GET('/dashboard'))
  advance(1)
  await ok(api.GET('/user/day-story'))
  await ok(api.DELETE('/user/day-story'))
  const { dayOff } = await ok(
    api.POST('/users/profile/days-off', { body: { kind: 'planned', from: '2026-07-13', to: '2026-07-17' } }),
  )
  await ok(api.GET('/users/profile/days-off'))
  await ok(api.DELETE('/users/profile/days-off/{dayOffId}', { params: { path: { dayOffId: dayOff.id } } }))
}
