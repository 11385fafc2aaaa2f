import { gemsPlans } from '../../../packages/api/src/store/gems-plans.ts'
import { goodPassword } from '../../support/test-server.ts'
import type { ProcedurePath, Row, Wanted } from './cases.ts'
import { closedPort, lastDay, today } from './group-fixtures.ts'
import { notificationCalls } from './notification-calls.ts'
import { ofInvited, ofMissionTask, open, personal } from './personal-rows.ts'

const task = { title: 'Walk', notes: '', gold: 5, type: 'daily', tags: [] }

const webhook = { url: closedPort, events: ['newTaskAssigned'] }

/** Permissions of calls outside of groups: public ones and personal ones. */
export const personalCalls = {
  'profile.read': personal(),
  'profile.update': personal({
    input: ({ boughtAvatar }) => ({ name: 'Ani', avatar: boughtAvatar }),
    also: {
      'an avatar that another bought': {
        input: (_own, { boughtAvatar }) => ({ avatar: boughtAvatar }),
        wanted: 'userDoesNotHaveAvatar',
      },
    },
  }),
  'profile.pin': personal(),
  'profile.setPin': personal({
    input: () => ({ password: goodPassword, pin: '2580', wall: 'pin' }),
    also: { 'a wrong password': { input: () => ({ password: 'wrong' }), wanted: 'incorrectOldPassword' } },
  }),
  'profile.setAvatar': personal({
    input: ({ boughtAvatar }) => ({ id: boughtAvatar }),
    also: {
      'an avatar that another bought': {
        input: (_own, { boughtAvatar }) => ({ id: boughtAvatar }),
        wanted: 'userDoesNotHaveAvatar',
      },
      "another's task": { input: (_own, { task: id }) => ({ id }), wanted: 'avatarNotFound' },
    },
  }),
  'profile.changeBoard': personal({
    input: ({ boughtBoard }) => ({ id: boughtBoard }),
    also: {
      'a board that is for sale': {
        input: ({ boardForSale }) => ({ id: boardForSale }),
        wanted: 'userDoesNotHaveBoard',
      },
      "another's task": { input: (_own, { task: id }) => ({ id }), wanted: 'boardNotFound' },
    },
  }),

  'profile.setGeneratedAvatar': personal({ input: ({ picture: id }) => ({ id }), others: { id: 'avatarNotFound' } }),

  'generation.tasks': personal({
    input: ({ mission: { id } }) => ({ missionId: id, count: 1 }),
    usual: 'cannotGenerateTasks',
    others: { missionId: 'missionNotFound' },
    also: {
      'an ended mission': { input: ({ ended }) => ({ missionId: ended }), wanted: 'missionAlreadyCompletedOrFailed' },
    },
  }),
  'generation.rewards': personal({ input: () => ({ topic: 'tea', count: 1 }), usual: 'cannotGenerateRewards' }),
  'generation.avatar': personal({ input: () => ({ description: 'a fox' }), usual: 'cannotGenerateAvatar' }),
  'generation.avatars': personal(),

  'tasks.list': personal(),
  'tasks.create': personal({
    input: () => task,
    creates: true,
    also: { 'a tag of another': { input: (_own, { tag }) => ({ tags: [tag] }), wanted: 'invalidData' } },
  }),
  'tasks.read': personal({ input: ({ task: id }) => ({ id }), others: { id: 'taskNotFound' } }),
  'tasks.update': personal({
    input: ({ task: id }) => ({ ...task, id, requireResult: false }),
    others: { id: 'taskNotFound' },
  }),
  'tasks.patch': personal({ input: ({ task: id }) => ({ id, title: 'Other' }), others: { id: 'taskNotFound' } }),
  'tasks.complete': personal({
    input: ({ task: id }) => ({ id, result: 'done' }),
    others: { id: 'taskNotFound' },
  }),
  'tasks.reopen': personal({ input: ({ done: id }) => ({ id }), others: { id: 'taskNotFound' } }),
  'tasks.snooze': personal({
    input: ({ task: id }) => ({ id, until: today }),
    usual: 'cannotSnooze',
    others: { id: 'taskNotFound' },
  }),
  'tasks.skip': personal({ input: ({ task: id }) => ({ id }), usual: 'cannotSkip', others: { id: 'taskNotFound' } }),
  'tasks.takeBackSkip': personal({
    input: ({ task: id }) => ({ id }),
    usual: 'cannotSkip',
    others: { id: 'taskNotFound' },
  }),
  'tasks.occurrences': personal({ input: () => ({ from: today, to: today }) }),
  'tasks.move': personal({ input: ({ task: id }) => ({ id, after: null }), others: { id: 'taskNotFound' } }),
  'tasks.giveResult': personal({
    input: ({ task: id }) => ({ id, result: 'done' }),
    others: { id: 'taskNotFound' },
  }),
  'tasks.checkItem': personal({
    input: ({ task: id, item: itemId }) => ({ id, itemId, done: true }),
    others: { id: 'taskNotFound', itemId: 'taskNotFound' },
  }),
  'tasks.archive': personal({ input: ({ done: id }) => ({ id }), others: { id: 'taskNotFound' } }),
  'tasks.copy': personal({
    input: ({ task: taskId }) => ({ taskId }),
    others: { taskId: 'taskNotFound' },
    creates: true,
  }),
  'tasks.remove': personal({ input: ({ task: id }) => ({ id }), others: { id: 'taskNotFound' } }),

  'missions.list': personal(),
  'missions.create': personal({
    input: () => ({ name: 'Autumn', from: today, to: lastDay }),
    creates: true,
    also: {
      "a task with an id of another's item": {
        input: (_own, { reward: id }) => ({ tasks: [{ ...task, id }] }),
        wanted: 'idAlreadyUsed',
      },
    },
  }),
  'missions.read': personal({ input: ({ mission: { id } }) => ({ id }), others: { id: 'missionNotFound' } }),
  'missions.update': personal({
    input: ({ mission: { id } }) => ({ id, name: 'Winter', notes: '' }),
    others: { id: 'missionNotFound' },
  }),
  'missions.patch': personal({
    input: ({ mission: { id } }) => ({ id, name: 'Other' }),
    others: { id: 'missionNotFound' },
  }),
  'missions.complete': personal({ input: ({ ready: { id } }) => ({ id }), others: { id: 'missionNotFound' } }),
  'missions.setMain': personal({ input: ({ mission: { id } }) => ({ id }), others: { id: 'missionNotFound' } }),
  'missions.archive': personal({ input: ({ ended: id }) => ({ id }), others: { id: 'missionNotFound' } }),
  'missions.copy': personal({
    input: ({ ended: missionId }) => ({ missionId }),
    others: { missionId: 'missionNotFound' },
    creates: true,
  }),
  'missions.remove': personal({ input: ({ mission: { id } }) => ({ id }), others: { id: 'missionNotFound' } }),
  'missions.tasks.list': personal({
    input: ({ mission: { id } }) => ({ missionId: id }),
    others: { missionId: 'missionNotFound' },
  }),
  'missions.tasks.create': personal({
    input: ({ mission: { id } }) => ({ ...task, missionId: id }),
    others: { missionId: 'missionNotFound' },
    creates: true,
  }),
  'missions.tasks.createMany': personal({
    input: ({ mission: { id } }) => ({ missionId: id, tasks: [task] }),
    others: { missionId: 'missionNotFound' },
    also: {
      "a task with an id of another's item": {
        input: (_own, { reward: id }) => ({ tasks: [{ ...task, id }] }),
        wanted: 'idAlreadyUsed',
      },
    },
  }),
  'missions.tasks.read': ofMissionTask('open'),
  'missions.tasks.update': ofMissionTask('open', task),
  'missions.tasks.patch': ofMissionTask('open', { title: 'Other' }),
  'missions.tasks.complete': ofMissionTask('open'),
  'missions.tasks.reopen': ofMissionTask('done'),
  'missions.tasks.archive': ofMissionTask('done'),
  'missions.tasks.copy': ofMissionTask('open'),
  'missions.tasks.remove': ofMissionTask('open'),

  'rewards.list': personal(),
  'rewards.create': personal({ input: () => ({ name: 'Tea', gold: 5, type: 'once' }), creates: true }),
  'rewards.createMultiple': personal({
    input: () => ({ rewards: [{ name: 'Tea', gold: 5, type: 'once' }] }),
    also: {
      "an id of another's item": {
        input: (_own, { task: id }) => ({ rewards: [{ id, name: 'Tea', gold: 5, type: 'once' }] }),
        wanted: 'idAlreadyUsed',
      },
    },
  }),
  'rewards.redeem': personal({
    input: ({ reward: rewardId }) => ({ rewardId }),
    others: { rewardId: 'rewardNotFound' },
  }),
  'rewards.redemptions': personal(),
  'rewards.read': personal({ input: ({ reward: id }) => ({ id }), others: { id: 'rewardNotFound' } }),
  'rewards.patch': personal({ input: ({ reward: id }) => ({ id, name: 'Other' }), others: { id: 'rewardNotFound' } }),
  'rewards.update': personal({
    input: ({ reward: id }) => ({ id, name: 'Tea', gold: 5, type: 'once' }),
    others: { id: 'rewardNotFound' },
  }),
  'rewards.remove': personal({ input: ({ reward: id }) => ({ id }), others: { id: 'rewardNotFound' } }),

  'board.current': personal(),
  'board.position': personal({ usual: 'passes' }),
  'board.answer': personal({
    input: (_own, { question: { id: questionId, answerId } }) => ({ questionId, answerId }),
    usual: 'questionNotFound',
  }),
  'board.accept': personal({ usual: 'passes' }),
  'store.avatars': personal(),
  'store.buyAvatar': personal({
    input: ({ avatarForSale }) => ({ avatarId: avatarForSale, currency: 'gems' }),
    child: 'notEnoughGemsToBuyAvatar',
    also: { "another's task": { input: (_own, { task: avatarId }) => ({ avatarId }), wanted: 'avatarNotFound' } },
  }),
  'store.boards': personal(),
  'store.buyBoard': personal({
    input: ({ boardForSale }) => ({ boardId: boardForSale }),
    child: 'notEnoughGemsToBuyBoard',
    also: { "another's task": { input: (_own, { task: boardId }) => ({ boardId }), wanted: 'boardNotFound' } },
  }),
  'store.purchases': personal(),
  'store.gemsPlans': open({ all: {} }),

  'history.ofTask': personal({ input: ({ task: id }) => ({ id }), others: { id: 'taskNotFound' } }),
  'history.statistics': personal({ input: () => ({ from: '2026-03-01', to: '2026-03-10' }) }),
  'events.changes': personal({
    also: { 'a cursor of no one': { input: () => ({ since: 'x' }), wanted: 'cursorExpired' } },
  }),
  'ledger.gems': personal(),
  'ledger.history': personal({ input: () => ({ currency: 'gold' }) }),
  'ledger.weeks': personal(),
  'dashboard.read': personal(),
  'dashboard.approvals': personal(),
  'dashboard.today': personal(),
  'days.setHolidayMode': personal({ input: () => ({ holidayMode: true }) }),
  'days.story': personal(),
  'days.dismissStory': personal(),
  'calendar.state': personal(),
  'calendar.makeAddress': personal(),
  'calendar.removeAddress': personal(),
  'transfer.preview': personal({ input: () => ({ text: 'title\nWalk' }) }),
  'transfer.import': personal({
    input: () => ({ tasks: [task] }),
    also: {
      "an id of another's item": {
        input: (_own, { reward: id }) => ({ tasks: [{ ...task, id }] }),
        wanted: 'idAlreadyUsed',
      },
    },
  }),
  'transfer.undoImport': personal({
    input: ({ imported: id }) => ({ id }),
    others: { id: 'taskNotFound' },
    also: { "another's own task": { input: (_own, { task: id }) => ({ id }), wanted: 'taskNotFound' } },
  }),
  'transfer.imports': personal(),
  'transfer.exportTasks': personal(),
  'transfer.exportMissions': personal(),
  'transfer.exportRewards': personal(),
  'config.read': open({ all: {} }),
  'payments.createSession': personal({
    input: () => ({ planId: gemsPlans[0].id, quantity: 1 }),
    usual: 'paymentError',
  }),
  'payments.read': personal({ input: ({ payment }) => ({ sessionId: payment }), others: { sessionId: 'notFound' } }),
  'payments.check': personal({ input: ({ payment }) => ({ sessionId: payment }), others: { sessionId: 'notFound' } }),

  'webhooks.list': personal(),
  'webhooks.create': personal({ input: () => webhook, creates: true }),
  'webhooks.read': ofWebhook(),
  'webhooks.update': ofWebhook({ ...webhook, enabled: true }),
  'webhooks.remove': ofWebhook(),
  'webhooks.rotateSecret': ofWebhook(),
  // Its delivery is rolled back before it is sent.
  'webhooks.test': ofWebhook({}, 'passes'),
  'webhooks.deliveries': ofWebhook(),
  'webhooks.resend': personal({
    input: ({ webhook: of }) => ({ ...of }),
    others: { webhookId: 'notFound', deliveryId: 'notFound' },
    also: { 'of a group': { input: (_own, _another, { home }) => ({ ...home.webhook }), wanted: 'notFound' } },
  }),

  ...notificationCalls,

  'groups.list': personal(),
  'groups.ownStats': personal(),
  'groups.create': personal({ input: () => ({ name: 'Friends' }), creates: true }),
  'groups.invitations.accept': ofInvited,
  'groups.invitations.decline': ofInvited,
} satisfies Partial<Record<ProcedurePath, Row>>

function ofWebhook(body: object = {}, usual: Wanted = 'ok'): Row {
  return personal({
    usual,
    input: ({ webhook: { webhookId } }) => ({ ...body, webhookId }),
    others: { webhookId: 'notFound' },
    also: {
      'of a group': {
        input: (_own, _another, { home }) => ({ webhookId: home.webhook.webhookId }),
        wanted: 'notFound',
      },
    },
  })
}
