import { eq, sql } from '@questboard/db/drizzle'
import { groupTaskStates, users } from '@questboard/db/schema'
import { assertNotOwn } from '../group-items/rules.ts'
import { assignmentDetail, assignmentFits } from '../group-items/schema.ts'
import { changeGroup, type GroupWithMembers, type Membership } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { defined } from '../kernel/defined.ts'
import { DomainError } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { pick } from '../kernel/pick.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutAssigned } from '../notifications/about-items.ts'
import { notify } from '../notifications/notify.ts'
import { refreshRemindersOfGroupTask } from '../schedules/refresh-reminders.ts'
import { keptReminders, storedReminders } from '../schedules/reminders.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from '../tasks/checklist.ts'
import { changedSchedule } from '../tasks/scheduling.ts'
import { assign } from './assign.ts'
import { assignedTo } from './assigned-to.ts'
import { findGroupTask, saveGroupTask } from './group-task.ts'
import { type AssignedTask, type GroupTaskRow, statesOf } from './read-tasks.ts'
import { assertNoneWaits, assigneesWhoCannotEdit } from './rules.ts'
import { type GroupTask, type PatchGroupTask, writtenNames } from './schema.ts'
import { showGroupTask } from './show-task.ts'
import { assertShareable, beginTurns } from './turns/begin.ts'

/**
 * Updates a task and its assignees: all fields (PUT) or the given ones (PATCH). New assignees are notified; earlier
 * ones keep their progress. A new type starts new streaks. A schedule, a checklist or reminders that are left out stay;
 * after a change of schedule, its first occurrence from today on is current.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized,
 * preconditionFailed, cannotAssignToYourself, memberNotFound, cannotUpdateCompletedTask (archived),
 * waitingApprovalTasksExist, tooManyItems, invalidData: the schedule does not fit the type, or is out of bounds
 *
 * Rules: Groups.
 */
export function updateGroupTask(
  ctx: UserContext,
  { groupId, taskId, schedule, checklist, reminders, ...patch }: PatchGroupTask,
): Promise<GroupTask> {
  const { services, userId } = ctx
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const usable = patch.tags && (await usableTags(tx, { groupId }, patch.tags))
    const found = await findGroupTask(tx, groupId, taskId)
    const { task, assignees } = found
    assertNotOwn(assigneesWhoCannotEdit(found), me)
    assertMatches(ctx, () => showGroupTask(found))
    const { fields, assignedUsers } = patched(group, me, found, patch)
    if (task.archivedAt) throw new DomainError('cannotUpdateCompletedTask')
    assertNoneWaits(assignees)
    const before = userIdsOf(assignees)
    const players = await lockPlayers(tx, [...before, ...assignedUsers])
    if (fields.type !== task.type) await restartRecords(tx, task)
    const plan = changedPlan(task, { type: fields.type, schedule, checklist, reminders }, ctx.today)
    const changes = { ...fields, ...plan, tags: usable ?? task.tags }
    const inOrder = assignedUsers.flatMap((id) => players.get(id) ?? [])
    const states = await assign(tx, services.clock, { task: { ...task, ...changes }, taskBefore: task }, inOrder)
    const [changed] = await Promise.all([
      saveGroupTask(tx, task, changes),
      notify(
        tx,
        services.clock,
        assignedUsers.filter((id) => !before.includes(id)),
        {
          type: 'newTaskAssigned',
          senderId: userId,
          group,
          source: aboutAssigned(task),
          data: { task: { title: fields.title } },
        },
      ),
    ])
    if (isLonger(textsOf(changed), textsOf(task))) await assertGroupStorage(tx, groupId)
    const assigned = { task: changed, assignees: states }
    const resumes = before.length === 0
    const begun = await beginTurns(tx, services, group, {
      task: changed,
      taskBefore: task,
      states: assignees,
      resumes,
      assigned,
    })
    if (changed.reminders || states.some(({ reminders: own }) => own)) {
      await refreshRemindersOfGroupTask(tx, services.clock, task)
    }
    return showGroupTask(begun)
  })
}

type Patch = Omit<PatchGroupTask, 'groupId' | 'taskId' | 'schedule' | 'checklist' | 'reminders'>

/**
 * The fields of a task and its assignees after a patch.
 * @throws DomainError cannotAssignToYourself, memberNotFound, invalidData: the assignment does not fit
 */
function patched(
  group: GroupWithMembers,
  me: Membership,
  found: AssignedTask,
  { draft, forMyself, assignment = found.task.assignment, ...patch }: Patch,
) {
  const { task, assignees } = found
  assertAssignment(found, { draft, forMyself, assignedUsers: patch.assignedUsers })
  const stored = { ...pick(task, writtenNames), assignedUsers: userIdsOf(assignees) }
  const { assignedUsers, ...written } = { ...stored, ...defined(patch) }
  const ownerId = task.forMyself ? assignees[0]?.userId : undefined
  const { members, terms } = assignedTo(group, me, { assignedUsers, forMyself, assignment }, ownerId)
  const shared = { ...terms, type: written.type, assignment }
  // Someone may have left a task of turns since it was shared out. That must not keep other fields from changing.
  const isSharedAsBefore =
    shared.type === task.type &&
    shared.assignment === task.assignment &&
    shared.forMyself === task.forMyself &&
    userIdsOf(members).join() === userIdsOf(assignees).join()
  if (!isSharedAsBefore) assertShareable(shared, members.length)
  return { fields: { ...written, ...terms, assignment }, assignedUsers: userIdsOf(members) }
}

type ChangedPlan = Pick<GroupTaskRow, 'type'> & Pick<PatchGroupTask, 'schedule' | 'checklist' | 'reminders'>

/**
 * The schedule, the checklist and the reminders of a task with its new type. What is left out stays, if it fits.
 * @throws DomainError invalidData: the schedule does not fit the type, or is out of bounds
 */
function changedPlan(task: GroupTaskRow, { type, schedule, checklist, reminders }: ChangedPlan, today: Day) {
  const dates = { type, schedule: changedSchedule(task, { type, schedule }, today).schedule }
  return {
    ...dates,
    ...(checklist !== undefined && { checklist: storedChecklist(checklist, null).checklist }),
    reminders: reminders === undefined ? keptReminders(task.reminders, dates) : storedReminders(reminders, dates),
  }
}

/** Checks an assignment as the input of a PUT is checked. What was not given stays as it is. */
function assertAssignment(
  { task, assignees }: AssignedTask,
  { draft, forMyself, assignedUsers }: AssignmentPatch,
): void {
  const isDraft = draft ?? (assignedUsers === undefined && assignees.length === 0)
  const ids = assignedUsers ?? userIdsOf(assignees)
  const fits = assignmentFits({
    draft: isDraft,
    forMyself: forMyself ?? (task.forMyself && !isDraft),
    assignedUsers: ids,
  })
  if (!fits) throw new DomainError('invalidData', { details: [assignmentDetail] })
}

type AssignmentPatch = Pick<PatchGroupTask, 'draft' | 'forMyself' | 'assignedUsers'>

const textsOf = ({ title, notes, schedule, checklist, reminders }: GroupTaskRow) => [
  title,
  notes,
  JSON.stringify([schedule, checklist, reminders]),
]

/** A new type has other periods. Late completions can then reach back to each player's current day only. */
async function restartRecords(tx: Transaction, task: GroupTaskRow): Promise<void> {
  const today = tx.select({ day: users.lastDayStart }).from(users).where(eq(users.id, groupTaskStates.userId))
  await tx
    .update(groupTaskStates)
    .set({ streak: 0, endedPeriods: null, recordedSince: sql`(${today})` })
    .where(statesOf(task))
}
