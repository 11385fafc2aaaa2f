import type { GroupTask, Reopened, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { giveTask, type InGroup, type TestGroup } from './group.ts'
import { expectOk } from './rest.ts'
import type { TestServer } from './test-server.ts'

type Task = Pick<GroupTask, 'id'>

export const bins = { title: 'Bins', ruby: 10, type: 'weekly' }
export const mondays = { ...bins, schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }

/**
 * Calls about the tasks of the group that the current test uses. Unless a call names someone else, its creator
 * manages the tasks and its first member does them.
 */
export function groupSchedules(group: () => TestGroup) {
  const assignee = () => group().members[0] as InGroup
  const leader = () => group().creator
  const tasksPath = () => `/groups/${group().id}/tasks` as const
  const ofTask = ({ id }: Task) => `${tasksPath()}/${id}` as const
  const ofMember = ({ id }: Task, who: InGroup) => `/groups/${group().id}/users/${who.id}/tasks/${id}` as const

  return {
    ofTask,
    ofMember,

    give: (about: object = mondays, to = [assignee()]) => giveTask(group(), to, about),

    update(task: GroupTask, about: object = {}, by = leader()) {
      const { title, notes, ruby, type, tags, requireApprove, requireResult, assignedUsers } = task
      const written = { title, notes, ruby, type, tags, requireApprove, requireResult, assignedUsers }
      return by.send<GroupTask>(`PUT ${ofTask(task)}`, { ...written, ...about })
    },

    snooze: (task: Task, body: object, by = leader()) => by.send<GroupTask>(`POST ${ofTask(task)}/snooze`, body),

    skip: (task: Task, body: object = {}, by = leader()) => by.send<GroupTask>(`POST ${ofTask(task)}/skip`, body),

    complete: (task: Task, body: object = {}, who = assignee()) =>
      who.send<{ task: UserGroupTask }>(`PATCH ${ofMember(task, who)}/complete`, body),

    reopen: (task: Task, body: object = {}, who = assignee()) =>
      who.send<Reopened>(`PATCH ${ofMember(task, who)}/reopen`, body),

    approve: (task: Task, approved = true, by = leader()) =>
      by.send(`POST ${ofMember(task, assignee())}/approve`, { approved }),

    /** The task in the list of an assignee. */
    async read(task: Task, who = assignee(), query: '' | '?archived=true' = ''): Promise<UserGroupTask> {
      const path = `/groups/${group().id}/users/${who.id}/tasks` as const
      const tasks = await expectOk(who.send<UserGroupTask[]>(`GET ${path}${query}`))
      const listed = tasks.find(({ id }) => id === task.id)
      if (!listed) throw new Error('not among their own tasks')
      return listed
    },
  }
}

/** How often the group tasks of a member have paid this experience, minus what was taken back. */
export async function paymentsOf(
  { database }: Pick<TestServer, 'database'>,
  who: Pick<InGroup, 'id'>,
  exp: number,
): Promise<number> {
  const rows = await database.queries
    .select()
    .from(ledger)
    .where(and(eq(ledger.ownerId, who.id), eq(ledger.currency, 'exp')))
  const ofTasks = rows.filter(({ reason }) => reason.startsWith('groupTask'))
  return ofTasks.reduce((sum, { amount }) => sum + amount, 0) / exp
}
