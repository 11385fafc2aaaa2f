import { reconcile } from '@questboard/api'
import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { endedGroupOccurrences } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { bins, groupSchedules, mondays, paymentsOf } from '../../support/group-schedules.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDays, settleDaysOn } from '../../support/settle-days.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let group: TestGroup
let ann: InGroup
let ben: InGroup

const wednesday = '2026-03-18'

const set = (day: string, time = '08:00') => server.clock.set(`${day}T${time}:00Z`)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  set(wednesday)
  group = await newGroup(server, { leaders: 1, members: 2 })
  ;[ann, ben] = group.members as [InGroup, InGroup]
})

const sweep = (...days: string[]) => settleDaysOn(server, days)

const { give, update, ofMember, snooze, complete, reopen, approve, read } = groupSchedules(() => group)

const tuesdays = { ...bins, schedule: { frequency: 'weekly', byDay: [{ day: 'tu' }] } }
const everyThreeDays = { ...bins, schedule: { frequency: 'daily', interval: 3, after: 'completion' } }

const takeAway = (task: { id: string }, of = ann) => expectOk(group.creator.send(`DELETE ${ofMember(task, of)}`))

async function leaders(task: { id: string }): Promise<GroupTask> {
  const tasks = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks`))
  const listed = tasks.find(({ id }) => id === task.id)
  if (!listed) throw new Error('not among the tasks of the group')
  return listed
}

const payments = () => paymentsOf(server, ann, 15)

describe('a group task with a schedule', () => {
  test('is due for each assignee from the day of the assignment on', async () => {
    const task = await give(mondays, [ann, ben])
    expect(task).toMatchObject({
      schedule: { frequency: 'weekly', interval: 1, byDay: [{ day: 'mo', nthOfPeriod: null }], start: wednesday },
      assignees: [{ dueOn: '2026-03-23', overdue: false }, { dueOn: '2026-03-23' }],
    })
    expect(await read(task)).toMatchObject({
      slot: '2026-03-23',
      dueOn: '2026-03-23',
      opensOn: wednesday,
      nextDueOn: '2026-03-30',
      dueTime: null,
      overdue: false,
      late: false,
      canSkip: false,
      canSnooze: false,
      lastCompletedAt: null,
    })
    const [seen] = await expectOk(group.creator.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${ann.id}/tasks`))
    expect(seen).toMatchObject({ canSkip: true, canSnooze: true })
  })

  test('completed early is paid once, rests, and opens for the next slot', async () => {
    const task = await give()
    await sweep('2026-03-22')
    await expectOk(complete(task, { occurrence: '2026-03-23' }))
    expect(await errorCodeOf(complete(task))).toBe('taskAlreadyCompleted')
    await sweep('2026-03-23')
    expect(await read(task)).toMatchObject({
      completed: false,
      slot: '2026-03-30',
      opensOn: '2026-03-24',
      streak: 1,
      lastCompletedAt: '2026-03-22T08:00:00.000Z',
    })
    expect(await complete(task)).toMatchObject({
      status: 409,
      error: { message: 'taskNotDue', details: [{ path: 'opensOn', message: '2026-03-24' }] },
    })
    expect(await errorCodeOf(complete(task, { occurrence: '2026-03-23' }))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(complete(task, { occurrence: '2026-03-16' }))).toBe('occurrenceOver')
    await sweep('2026-03-24')
    await expectOk(complete(task))
    expect(await payments()).toBe(2)
  })

  test('missed ends the streak without a penalty, stays open as overdue, and pays late', async () => {
    const task = await give()
    await sweep('2026-03-23')
    await expectOk(complete(task))
    const gold = async () => (await expectOk(ann.send<Profile>('GET /users/profile'))).stats.gold
    const before = await gold()
    await sweep('2026-03-24', '2026-03-30', '2026-03-31')
    expect(await gold()).toBe(before)
    expect(await read(task)).toMatchObject({ overdue: true, late: true, dueOn: '2026-03-30', streak: 0 })
    expect((await leaders(task)).assignees).toMatchObject([{ dueOn: '2026-03-30', overdue: true }])
    await expectOk(complete(task))
    expect(await read(task)).toMatchObject({ completed: true, late: true, streak: 0, overdue: false })
    await sweep('2026-04-01')
    expect(await read(task)).toMatchObject({ slot: '2026-04-06', opensOn: '2026-03-31', late: false, streak: 0 })
    expect(await payments()).toBe(2)
    expect(await expectOk(ann.send('GET /user/day-story'))).not.toMatchObject({ missed: [{ title: 'Bins' }] })
  })

  test('left open is replaced by the next slot, after any absence', async () => {
    const task = await give()
    await sweep('2026-04-08')
    expect(await read(task)).toMatchObject({ slot: '2026-04-06', overdue: true, late: true, opensOn: '2026-03-31' })
  })

  test('counts from completions with `after: "completion"`', async () => {
    const task = await give(everyThreeDays)
    await expectOk(complete(task))
    await sweep('2026-03-19')
    expect(await errorCodeOf(complete(task))).toBe('taskNotDue')
    await sweep('2026-03-20')
    expect(await read(task)).toMatchObject({ slot: '2026-03-21', nextDueOn: null })
    await sweep('2026-03-25')
    expect(await read(task)).toMatchObject({ slot: '2026-03-21', overdue: true, late: true, streak: 0 })
    await expectOk(complete(task))
    await sweep('2026-03-26')
    expect(await read(task)).toMatchObject({ slot: '2026-03-28', opensOn: '2026-03-27' })
  })

  test('is due by the day of each assignee', async () => {
    const far = { ...(await server.person({ headers: { timezone: 'Pacific/Auckland' } })) }
    set(wednesday, '12:00')
    const memberId = await joinByInvitation(group, far)
    const task = await give({ ...bins, type: 'daily', schedule: { frequency: 'daily', start: wednesday } }, [
      ann,
      { ...far, memberId },
    ])
    expect(task.assignees.map(({ dueOn }) => dueOn)).toEqual(['2026-03-18', '2026-03-19'])
  })

  test('keeps the streak on a holiday, and is overdue afterwards', async () => {
    const task = await give()
    await expectOk(complete(task))
    await sweep('2026-03-24')
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    await sweep('2026-03-31', '2026-04-01')
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await read(task)).toMatchObject({ overdue: true, late: false, streak: 1 })
    await sweep('2026-04-02')
    expect(await read(task)).toMatchObject({ overdue: true, late: false, streak: 1 })
  })

  test('completed on a device in time counts in time', async () => {
    const task = await give()
    await sweep('2026-03-24')
    expect(await read(task)).toMatchObject({ late: true })
    await expectOk(complete(task, { at: '2026-03-23T20:00:00Z' }))
    expect(await read(task)).toMatchObject({ late: false, streak: 1 })
    await sweep('2026-03-25')
    expect(await errorCodeOf(complete(task, { at: '2026-03-23T20:00:00Z' }))).toBe('taskAlreadyCompleted')
    expect(await payments()).toBe(1)
  })

  test('reopened after it was moved back to a past day is missed at the end of the day', async () => {
    const task = await give()
    await sweep('2026-03-23')
    await expectOk(complete(task))
    await sweep('2026-03-24', '2026-03-30')
    await expectOk(snooze(task, { until: '2026-04-01' }))
    await sweep('2026-03-31')
    await expectOk(snooze(task, { until: null }))
    await expectOk(complete(task))
    await expectOk(reopen(task))
    expect(await read(task)).toMatchObject({ dueOn: '2026-03-30', overdue: true, late: false, streak: 1 })
    await sweep('2026-04-01')
    expect(await read(task)).toMatchObject({ dueOn: '2026-03-30', overdue: true, late: true, streak: 0 })
    const ended = await server.database.queries
      .select({ slot: endedGroupOccurrences.slot, outcome: endedGroupOccurrences.outcome })
      .from(endedGroupOccurrences)
      .where(eq(endedGroupOccurrences.taskId, task.id))
      .orderBy(endedGroupOccurrences.slot)
    expect(ended).toMatchObject([{ slot: '2026-03-30', outcome: 'missed' }])
  })

  test('reopened takes its pay back, and pays again once', async () => {
    const task = await give()
    await expectOk(complete(task))
    expect(await errorCodeOf(reopen(task, { occurrence: '2026-03-16' }))).toBe('occurrenceOver')
    await expectOk(reopen(task, { occurrence: '2026-03-23' }))
    expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-23', streak: 0 })
    expect(await payments()).toBe(0)
    await expectOk(complete(task))
    expect(await payments()).toBe(1)
    expect(await reconcile(server.services)).toEqual([])
  })

  test('is refused when it does not fit the type, as for personal tasks', async () => {
    const body = { ...bins, assignedUsers: [ann.id] }
    const post = (schedule: object) => group.creator.send(`POST /groups/${group.id}/tasks`, { ...body, schedule })
    expect(await post({ frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'tu' }, { day: 'we' }] })).toMatchObject({
      status: 400,
      error: { message: 'invalidData', details: [{ path: 'schedule.byDay' }] },
    })
    expect(await post({ due: wednesday })).toMatchObject({ error: { details: [{ path: 'schedule.due' }] } })
  })
})

describe('approval', () => {
  const waiting = { ...tuesdays, requireApprove: true }

  test('over two slots pays once, keeps the streak, and continues with the slot after it', async () => {
    const task = await give(waiting)
    await sweep('2026-03-24')
    await expectOk(complete(task))
    await sweep('2026-03-25', '2026-03-31', '2026-04-01', '2026-04-07', '2026-04-08')
    expect(await read(task)).toMatchObject({ completed: true, approveRequested: true, slot: '2026-03-24', streak: 1 })
    expect(await errorCodeOf(complete(task))).toBe('groupTaskApproveAlreadyRequested')
    await expectOk(approve(task))
    expect(await payments()).toBe(1)
    expect(await read(task)).toMatchObject({ completed: true, approved: true, streak: 1 })
    await sweep('2026-04-09')
    expect(await read(task)).toMatchObject({
      completed: false,
      slot: '2026-04-14',
      opensOn: '2026-04-08',
      streak: 1,
      late: false,
      overdue: false,
    })
    await sweep('2026-04-14')
    await expectOk(complete(task))
    await expectOk(approve(task))
    expect(await read(task)).toMatchObject({ streak: 2 })
    expect(await payments()).toBe(2)
  })

  test('given on the day of a slot continues with the next one', async () => {
    const task = await give(waiting)
    await sweep('2026-03-24')
    await expectOk(complete(task))
    await sweep('2026-03-31')
    await expectOk(approve(task))
    await sweep('2026-04-01')
    expect(await read(task)).toMatchObject({ slot: '2026-04-07', opensOn: '2026-04-01', streak: 1 })
  })

  test('refused makes the latest slot current, which is not missed', async () => {
    const task = await give(waiting)
    await sweep('2026-03-24')
    await expectOk(complete(task))
    await sweep('2026-03-31', '2026-04-02')
    await expectOk(approve(task, false))
    expect(await read(task)).toMatchObject({
      completed: false,
      slot: '2026-03-31',
      opensOn: '2026-03-25',
      overdue: true,
      late: false,
      streak: 0,
    })
    await sweep('2026-04-03')
    expect(await read(task)).toMatchObject({ slot: '2026-03-31', overdue: true, late: false })
    await expectOk(complete(task))
    await expectOk(approve(task))
    expect(await payments()).toBe(1)
    expect(await read(task)).toMatchObject({ streak: 1 })
  })

  test('refused on the due day does not end the streak that night', async () => {
    const task = await give(waiting)
    await sweep('2026-03-24')
    await expectOk(complete(task))
    await expectOk(approve(task))
    await sweep('2026-03-31')
    await expectOk(complete(task))
    await expectOk(approve(task, false))
    await sweep('2026-04-01')
    expect(await read(task)).toMatchObject({ slot: '2026-03-31', late: false, overdue: true, streak: 1 })
  })

  test('withdrawn after the next slot makes that one current', async () => {
    const task = await give(waiting)
    await sweep('2026-03-24')
    await expectOk(complete(task))
    await sweep('2026-03-31')
    await expectOk(reopen(task, { occurrence: '2026-03-24' }))
    expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-31', overdue: false, streak: 0 })
    await expectOk(complete(task))
    await expectOk(approve(task))
    expect(await payments()).toBe(1)
  })

  test('of a task that counts from completions continues after the answer', async () => {
    const task = await give({ ...everyThreeDays, requireApprove: true })
    await expectOk(complete(task))
    await sweep('2026-03-19', '2026-03-28')
    await expectOk(approve(task))
    await sweep('2026-03-29')
    expect(await read(task)).toMatchObject({ slot: '2026-03-29', overdue: false, late: false, streak: 1 })
    await expectOk(complete(task))
    await expectOk(approve(task))
    await sweep('2026-03-30')
    expect(await read(task)).toMatchObject({ slot: '2026-04-01', streak: 2 })
  })
})

describe('a slot pays once', () => {
  test('even if the task is unassigned and assigned again', async () => {
    const task = await give(mondays, [ann, ben])
    await expectOk(complete(task))
    await takeAway(task)
    await expectOk(update(task))
    expect(await read(task)).toMatchObject({ completed: true, slot: '2026-03-23' })
    await takeAway(task)
    await sweep('2026-03-19')
    await expectOk(update(task))
    expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-30', opensOn: '2026-03-24', streak: 1 })
    expect(await errorCodeOf(complete(task))).toBe('taskNotDue')
    expect(await payments()).toBe(1)
  })

  test('assigned again after missed slots, it begins with the next one and keeps the streak', async () => {
    const task = await give(mondays, [ann, ben])
    await sweep('2026-03-23')
    await expectOk(complete(task))
    await sweep('2026-03-24')
    await takeAway(task)
    await sweep('2026-04-08')
    await expectOk(update(task))
    expect(await read(task)).toMatchObject({ slot: '2026-04-13', overdue: false, late: false, streak: 1 })
  })

  test('after leaving while waiting for approval and returning', async () => {
    const task = await give({ ...mondays, requireApprove: true }, [ann, ben])
    await expectOk(complete(task))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    await joinByInvitation(group, ann)
    await expectOk(update(task))
    expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-23', streak: 0 })
    await expectOk(complete(task))
    await expectOk(approve(task))
    expect(await payments()).toBe(1)
  })

  test('after the schedule changes while it rests', async () => {
    const task = await give()
    await expectOk(complete(task))
    await sweep('2026-03-19')
    await expectOk(update(task, { schedule: { frequency: 'weekly', byDay: [{ day: 'fr' }] } }))
    expect(await read(task)).toMatchObject({ slot: '2026-03-27', opensOn: '2026-03-24', streak: 1 })
  })

  test('after the schedule changes on the day of completion', async () => {
    const task = await give()
    await expectOk(complete(task))
    await expectOk(update(task, { schedule: { frequency: 'weekly', byDay: [{ day: 'th' }] } }))
    expect(await read(task)).toMatchObject({ completed: true, slot: '2026-03-23' })
    await sweep('2026-03-19')
    expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-26', streak: 1 })
    expect(await errorCodeOf(complete(task))).toBe('taskNotDue')
  })

  test('after a completed weekly task gets a schedule', async () => {
    const task = await give(bins)
    await expectOk(complete(task))
    await expectOk(update(task, { schedule: { frequency: 'weekly', byDay: [{ day: 'fr' }] } }))
    expect(await read(task)).toMatchObject({ completed: true })
    await sweep('2026-03-19')
    expect(await read(task)).toMatchObject({ slot: '2026-03-27', streak: 1 })
    expect(await errorCodeOf(complete(task))).toBe('taskNotDue')
  })

  test('after the schedule of a resting daily task is removed', async () => {
    const task = await give({ ...bins, type: 'daily', schedule: { frequency: 'daily', interval: 2 } })
    await expectOk(complete(task))
    await sweep('2026-03-19')
    await expectOk(complete(task))
    await sweep('2026-03-20')
    await expectOk(update(task, { schedule: null }))
    expect(await read(task)).toMatchObject({ schedule: null, slot: '2026-03-20', completed: false })
    const before = await payments()
    await expectOk(complete(task))
    expect(await payments()).toBe(before)
    expect(await reconcile(server.services)).toEqual([])
  })
})

describe('updating', () => {
  test('keeps the schedule, the checklist and the reminders that an old client leaves out', async () => {
    const task = await give({
      ...mondays,
      checklist: [{ title: 'Paper' }],
      reminders: [{ daysBefore: 1, at: '19:00' }],
    })
    const { result } = await update(task, { title: 'Glass' })
    expect(result).toMatchObject({ title: 'Glass' })
    for (const field of ['schedule', 'checklist', 'reminders', 'rank'] as const) {
      expect(result[field]).toEqual(task[field])
    }
  })

  test('with the same schedule changes nothing', async () => {
    const task = await give()
    await sweep('2026-03-24')
    for (const schedule of [{ ...mondays.schedule, start: wednesday }, mondays.schedule]) {
      await expectOk(update(task, { schedule }))
      expect(await read(task)).toMatchObject({ slot: '2026-03-23', overdue: true })
    }
  })

  test('of the type alone keeps the occurrence, or the end of the day without a schedule', async () => {
    const task = await give({ ...bins, schedule: { frequency: 'daily', interval: 7 } })
    await sweep('2026-03-19')
    expect(await read(task)).toMatchObject({ slot: wednesday, overdue: true })
    await expectOk(update(task, { type: 'daily' }))
    expect(await read(task)).toMatchObject({ slot: wednesday, overdue: true })
    const plain = await give(bins)
    await expectOk(complete(plain))
    await expectOk(update(plain, { type: 'daily' }))
    await sweep('2026-03-20')
    expect(await read(plain)).toMatchObject({ completed: false, slot: '2026-03-20' })
  })

  test('with another schedule drops an overdue occurrence and keeps the streak', async () => {
    const task = await give()
    await sweep('2026-03-23')
    await expectOk(complete(task))
    await sweep('2026-03-24', '2026-03-25')
    await expectOk(update(task, { schedule: { frequency: 'weekly', byDay: [{ day: 'sa' }] } }))
    expect(await read(task)).toMatchObject({ slot: '2026-03-28', opensOn: '2026-03-25', overdue: false, streak: 1 })
  })

  test('is refused while an assignee waits for approval', async () => {
    const task = await give({ ...mondays, requireApprove: true })
    await expectOk(complete(task))
    expect(await errorCodeOf(update(task, { schedule: null }))).toBe('waitingApprovalTasksExist')
  })

  test('to a to-do takes the repeating schedule away, and gives it a due date', async () => {
    const task = await give()
    expect((await update(task, { type: 'todo' })).result).toMatchObject({ schedule: null })
    const due = await expectOk(update(task, { type: 'todo', schedule: { due: '2026-03-20', time: '18:00' } }))
    expect(due).toMatchObject({ schedule: { due: '2026-03-20', time: '18:00' }, assignees: [{ dueOn: '2026-03-20' }] })
    await sweep('2026-03-21')
    expect(await read(task)).toMatchObject({ overdue: true, dueTime: '18:00', slot: null })
  })

  test('copies begin today with the same days, and without ticks', async () => {
    const task = await give({
      ...mondays,
      checklist: [{ title: 'Paper' }],
      reminders: [{ daysBefore: 1, at: '19:00' }],
    })
    await sweep('2026-03-25')
    const copy = await expectOk(group.creator.send<GroupTask>(`PATCH /groups/${group.id}/tasks/${task.id}/copy`))
    expect(copy).toMatchObject({
      schedule: { byDay: [{ day: 'mo', nthOfPeriod: null }], start: '2026-03-25' },
      checklist: [{ title: 'Paper' }],
      reminders: [{ daysBefore: 1, at: '19:00' }],
      assignees: [{ dueOn: '2026-03-30', checked: [] }],
    })
    expect(copy.checklist[0]?.id).not.toBe(task.checklist[0]?.id)
  })
})

describe('the end of a schedule', () => {
  const until = { ...bins, type: 'daily', schedule: { frequency: 'daily', until: '2026-03-19' } }

  test('archives the task when it is over for all its assignees, and says so in the story', async () => {
    const task = await give(until, [ann, ben])
    await sweep('2026-03-19')
    await expectOk(complete(task))
    await sweep('2026-03-20')
    expect(await read(task, ann, '?archived=true')).toMatchObject({
      archived: true,
      completed: true,
      slot: null,
      dueOn: null,
    })
    expect(await read(task, ben, '?archived=true')).toMatchObject({ archived: true, completed: false, overdue: false })
    expect(await expectOk(ben.send('GET /user/day-story'))).toMatchObject({ ended: [{ title: 'Bins' }] })
  })

  test('waits for an open request, while the others can no longer complete it', async () => {
    const task = await give({ ...until, requireApprove: true }, [ann, ben])
    await sweep('2026-03-19')
    await expectOk(complete(task))
    await sweep('2026-03-20', '2026-03-21')
    expect(await read(task)).toMatchObject({ archived: false, approveRequested: true })
    expect(await read(task, ben)).toMatchObject({ archived: false, slot: null, dueOn: null, overdue: false })
    expect(await errorCodeOf(complete(task, {}, ben))).toBe('occurrenceOver')
    await expectOk(approve(task))
    await sweep('2026-03-22')
    expect(await read(task, ann, '?archived=true')).toMatchObject({ archived: true, completed: true, approved: true })
    expect(await payments()).toBeCloseTo(1 / 3)
  })

  test('is reached by each assignee on their own day', async () => {
    const east = await server.person({ headers: { timezone: 'Pacific/Auckland' } })
    const memberId = await joinByInvitation(group, east)
    const task = await give(until, [ann, { ...east, memberId }])
    set('2026-03-19', '12:00')
    await settleDays(server)
    expect((await leaders(task)).archived).toBe(false)
    set('2026-03-20', '00:01')
    await settleDays(server)
    expect(await read(task, ann, '?archived=true')).toMatchObject({ archived: true })
  })
})
