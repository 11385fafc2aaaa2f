import type { ProcedurePath, Row } from './cases.ts'
import { itemId, today } from './group-fixtures.ts'
import { groupMissionCalls } from './group-mission-calls.ts'
import { approvingOwn, type GroupCall, inGroup, notOwn, ofAll, seeingOwn } from './group-rows.ts'
import { turnCalls } from './turn-calls.ts'

const task = { title: 'Dishes', notes: '', ruby: 5, type: 'daily', tags: [] }
const tasksTerms = { requireApprove: false, requireResult: false }
const reward = { name: 'Cinema', ruby: 1, type: 'constant' }

/** Approving all skips the caller's own request, so without others there is none. */
const noTask = { leader: 'noTasksForApproval', creator: 'noTasksForApproval' } as const
const noReward = { leader: 'noRewardsForApproval', creator: 'noRewardsForApproval' } as const
const assigningOwn = { leader: 'cannotAssignToYourself', creator: 'cannotAssignToYourself' } as const
const manageTask = (input: GroupCall['input'], turned: GroupCall['turned'] = notOwn): Row =>
  inGroup({ needs: 'leader', input, turned })

/** Calls of an assignee. The path names a player; those of others are refused. */
const ofOwnTask = (which: 'task' | 'done', body: object = {}): Row =>
  inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ target, items }) => ({ ...body, userId: target.id, taskId: items[which] }),
    turned: ofAll('notAuthorized'),
    foreign: { userId: 'notAuthorized' },
    also: {
      "another's task as the own": {
        input: ({ group }) => ({ taskId: group.items.get(group.other.id)?.[which] }),
        wanted: ofAll('taskNotFound'),
      },
    },
  })

const manageReward = (which: 'reward' | 'askedReward', body: object = {}, turned: GroupCall['turned'] = notOwn): Row =>
  inGroup({ needs: 'leader', input: ({ items }) => ({ ...body, rewardId: items[which] }), turned })

const rewardOfUser = (
  call: Omit<GroupCall, 'needs' | 'input'>,
  which: 'reward' | 'askedReward',
  body: object = {},
): Row =>
  inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ ...body, userId: target.id, rewardId: items[which] }),
    also: {
      'one that is not assigned to the member': {
        input: ({ group, target }) => ({
          rewardId: group.items.get(target.id === group.member.id ? group.other.id : group.member.id)?.[which],
        }),
        wanted: { leader: 'rewardNotFound', creator: 'rewardNotFound' },
      },
    },
    ...call,
  })

/** Permissions for the tasks, rewards and missions of a group. */
export const groupItemCalls = {
  'groupTasks.list': inGroup({ needs: 'leader' }),
  'groupTasks.create': inGroup({
    needs: 'leader',
    input: ({ group }) => ({ ...task, assignedUsers: [group.other.id] }),
    creates: true,
  }),
  'groupTasks.read': manageTask(({ items }) => ({ taskId: items.task }), { leader: 'ok', creator: 'ok' }),
  'groupTasks.patch': manageTask(({ items }) => ({ taskId: items.task, title: 'Other' })),
  'groupTasks.update': manageTask(({ group, items }) => ({
    ...task,
    ...tasksTerms,
    taskId: items.task,
    assignedUsers: [group.other.id],
  })),
  'groupTasks.remove': manageTask(({ items }) => ({ taskId: items.task })),
  'groupTasks.archive': manageTask(({ items }) => ({ taskId: items.task })),
  'groupTasks.copy': manageTask(({ items }) => ({ taskId: items.task })),
  'groupTasks.approvals': manageTask(({ items }) => ({ taskId: items.askedTask }), { leader: 'ok', creator: 'ok' }),
  'groupTasks.approveAll': manageTask(({ items }) => ({ taskId: items.askedTask }), noTask),
  'groupTasks.snooze': inGroup({
    needs: 'leader',
    input: ({ items }) => ({ taskId: items.task, until: today }),
    usual: { leader: 'cannotSnooze', creator: 'cannotSnooze' },
    turned: notOwn,
  }),
  'groupTasks.skip': inGroup({
    needs: 'leader',
    input: ({ items }) => ({ taskId: items.task }),
    usual: { leader: 'cannotSkip', creator: 'cannotSkip' },
    turned: notOwn,
  }),
  'groupTasks.takeBackSkip': inGroup({
    needs: 'leader',
    input: ({ items }) => ({ taskId: items.task }),
    usual: { leader: 'cannotSkip', creator: 'cannotSkip' },
    turned: notOwn,
  }),
  ...turnCalls,
  'groupTasks.move': manageTask(({ items }) => ({ taskId: items.task, after: null }), { leader: 'ok', creator: 'ok' }),
  'groupTasks.checkItem': ofOwnTask('task', { itemId, done: true }),
  'groupTasks.setReminders': ofOwnTask('task', { reminders: null }),
  'groupTasks.ofMember.list': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ userId: target.id }),
    turned: seeingOwn,
  }),
  'groupTasks.ofMember.read': inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ userId: target.id, taskId: items.task }),
    turned: seeingOwn,
  }),
  'groupTasks.ofMember.complete': ofOwnTask('task', { result: 'done' }),
  'groupTasks.ofMember.reopen': ofOwnTask('done'),
  'groupTasks.ofMember.giveResult': ofOwnTask('task', { result: 'done' }),
  'groupTasks.ofMember.completeFor': inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ userId: target.id, taskId: items.task, result: 'done' }),
    turned: approvingOwn,
  }),
  'groupTasks.ofMember.approve': inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ userId: target.id, taskId: items.askedTask, approved: true }),
    turned: approvingOwn,
  }),
  'groupTasks.ofMember.takeAway': inGroup({
    needs: 'leader',
    input: ({ target, items }) => ({ userId: target.id, taskId: items.task }),
    turned: notOwn,
  }),

  'deeds.list': inGroup({ needs: 'member' }),
  'deeds.create': inGroup({
    needs: 'member',
    input: () => ({ title: 'Raked the leaves', ruby: 3 }),
    creates: true,
  }),
  'deeds.withdraw': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ deedId: items.deed }),
    turned: ofAll('deedNotFound'),
  }),
  'deeds.answer': inGroup({
    needs: 'leader',
    input: ({ items }) => ({ deedId: items.deed, approved: true }),
    turned: approvingOwn,
  }),

  'groupRewards.list': inGroup({ needs: 'leader' }),
  'groupRewards.create': inGroup({
    needs: 'leader',
    input: ({ group }) => ({ ...reward, assignedUsers: [group.other.id] }),
    creates: true,
  }),
  'groupRewards.read': manageReward('reward', {}, { leader: 'ok', creator: 'ok' }),
  'groupRewards.patch': manageReward('reward', { name: 'Other' }),
  'groupRewards.update': inGroup({
    needs: 'leader',
    input: ({ group, items }) => ({
      ...reward,
      requireApprove: false,
      rewardId: items.reward,
      assignedUsers: [group.other.id],
    }),
    turned: notOwn,
  }),
  'groupRewards.remove': manageReward('reward'),
  'groupRewards.archive': manageReward('reward'),
  'groupRewards.copy': manageReward('reward'),
  'groupRewards.requests': manageReward('askedReward', {}, { leader: 'ok', creator: 'ok' }),
  'groupRewards.answerAll': manageReward('askedReward', {}, noReward),
  'groupRewards.redeem': inGroup({
    needs: 'member',
    about: 'oneself',
    input: ({ items }) => ({ rewardId: items.reward }),
    turned: ofAll('rewardNotFound'),
  }),
  'groupRewards.ofUser.list': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ userId: target.id }),
    turned: seeingOwn,
  }),
  'groupRewards.ofUser.create': inGroup({
    needs: 'leader',
    input: ({ target }) => ({ ...reward, userId: target.id }),
    turned: assigningOwn,
    creates: true,
  }),
  'groupRewards.ofUser.read': rewardOfUser({ turned: seeingOwn }, 'reward'),
  'groupRewards.ofUser.update': rewardOfUser({ turned: notOwn }, 'reward', reward),
  'groupRewards.ofUser.remove': rewardOfUser({ turned: notOwn }, 'reward'),
  'groupRewards.ofUser.answer': rewardOfUser({ turned: approvingOwn }, 'askedReward', { approved: true }),

  ...groupMissionCalls,
} satisfies Partial<Record<ProcedurePath, Row>>
