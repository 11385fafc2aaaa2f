import { type InGroup, newGroup, type TestGroup } from './group.ts'
import { expectOk } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

/** Group tasks that members take turns at, or that the first member does. */

export interface Occurrence {
  day: string
  holder: string | null
  next: string | null
  takenBy: string | null
  paid: boolean
}

export interface Task {
  id: string
  assignment: string
  occurrence: Occurrence | null
  swap: Swap | null
  archived: boolean
  assignees: { userId: string; completed: boolean }[]
}

export interface Own {
  id: string
  occurrence: Occurrence | null
  swap: Swap | null
  mine: boolean
  completed: boolean
  approveRequested: boolean
  streak: number
}

export interface Completed {
  task: Own
  stats: { ruby: number; exp: number }
}

export interface Swap {
  id: string
  status: string
  from: string
  to: string
}

export const dishes = {
  title: 'Dishes',
  notes: '',
  ruby: 10,
  type: 'daily',
  tags: [],
  requireApprove: false,
  requireResult: false,
}

export const tasksOf = ({ id }: Pick<TestGroup, 'id'>) => `/groups/${id}/tasks` as const

export const make = (group: TestGroup, about: object, by: Person = group.creator) =>
  by.send<Task>(`POST ${tasksOf(group)}`, { ...dishes, ...about })

export const complete = (group: TestGroup, task: { id: string }, who: Person, body: object = {}) =>
  who.send<Completed>(`PATCH /groups/${group.id}/users/${who.id}/tasks/${task.id}/complete`, body)

export const reopen = (group: TestGroup, task: { id: string }, who: Person) =>
  who.send<Completed>(`PATCH /groups/${group.id}/users/${who.id}/tasks/${task.id}/reopen`, {})

export const approve = (
  group: TestGroup,
  task: { id: string },
  of: Person,
  approved: boolean,
  by: Person = group.creator,
) => by.send(`POST /groups/${group.id}/users/${of.id}/tasks/${task.id}/approve`, { approved })

export async function ownTask(group: TestGroup, task: { id: string }, who: Person): Promise<Own> {
  const tasks = await expectOk(who.send<Own[]>(`GET /groups/${group.id}/users/${who.id}/tasks`))
  const listed = tasks.find(({ id }) => id === task.id)
  if (!listed) throw new Error('not assigned')
  return listed
}

export async function read(group: TestGroup, task: { id: string }): Promise<Task> {
  const tasks = await expectOk(group.creator.send<Task[]>(`GET ${tasksOf(group)}`))
  const listed = tasks.find(({ id }) => id === task.id)
  if (!listed) throw new Error('no such task')
  return listed
}

export const holderOf = async (group: TestGroup, task: { id: string }) => (await read(group, task)).occurrence?.holder

/** A group with its members by name. */
export async function familyIn(server: Pick<TestServer, 'person'>, members = 2, leaders = 0) {
  const group = await newGroup(server, { members, leaders })
  const [ani, boris, vera] = group.members as [InGroup, InGroup, InGroup]
  const ids = group.members.map(({ id }) => id)
  return { group, ani, boris, vera, ids, creator: group.creator }
}

export const swapsOf = (group: TestGroup, task: { id: string }) => `${tasksOf(group)}/${task.id}/swaps` as const
