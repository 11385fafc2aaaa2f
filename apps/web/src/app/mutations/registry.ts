import type { AppRouter } from '@questboard/api'

/** The paths of all mutations of the API. */
type PathOf<Procedures> = {
  [Name in keyof Procedures & string]: Procedures[Name] extends { _def: { procedure: true; type: infer Type } }
    ? Type extends 'mutation'
      ? Name
      : never
    : `${Name}.${PathOf<Procedures[Name]>}`
}[keyof Procedures & string]

export type MutationPath = PathOf<AppRouter['_def']['record']>

export type MutationPolicy = {
  /**
   * How a mutation with an unknown outcome is retried:
   * - `never`: not automatically. The form says what to do.
   * - `queue`: by the offline queue.
   * - `sameId`: at once. The server returns the first response. A refusal means that nothing was done.
   * - `sameState`: at once. The server may refuse, because the first attempt already changed the state.
   */
  retry: 'never' | 'queue' | 'sameId' | 'sameState'
  /** The response is empty, so nothing is lost with it. */
  isEmpty?: true
  /** The error code shown when the response, which contains a secret once, is lost. */
  lostSecret?: string
  /** Milliseconds without a response before a retry. */
  silence?: number
  /** The refusal of a repeated call which means that an earlier attempt succeeded. */
  doneCode?: string
  /** In the offline queue: the server receives the time of the action, and refuses one that is too old. */
  isTimed?: true
}

const never: MutationPolicy = { retry: 'never' }
const queue: MutationPolicy = { retry: 'queue' }
const sameId: MutationPolicy = { retry: 'sameId' }
const sameState: MutationPolicy = { retry: 'sameState' }

/**
 * The retry and offline policy of every mutation. It loads with the first mutation. The optimistic update and the undo
 * are in the file of each mutation, because the first screen needs them.
 */
export const registry: Record<MutationPath, MutationPolicy> = {
  'auth.register': never,
  'auth.groupRegister': never,
  'auth.verifyLink': never,
  'auth.acceptEmailInvitation': never,
  'auth.login': never,
  'auth.logout': never,
  'auth.changePassword': never,
  'auth.resendActivation': never,
  'auth.activateAccount': never,
  'auth.accountRecovery': never,
  'auth.resetPassword': never,
  'auth.social': never,
  'auth.endSession': never,
  'auth.endOtherSessions': never,
  'profile.update': sameState,
  'profile.setAvatar': sameState,
  'profile.setGeneratedAvatar': sameState,
  'profile.changeBoard': sameState,
  'profile.setPin': never,
  'tasks.create': queue,
  'tasks.update': queue,
  'tasks.patch': queue,
  'tasks.complete': { ...queue, doneCode: 'taskAlreadyCompleted', isTimed: true },
  'tasks.reopen': { ...queue, doneCode: 'taskNotCompleted' },
  'tasks.snooze': queue,
  'tasks.skip': { ...queue, doneCode: 'cannotSkip' },
  'tasks.takeBackSkip': { ...queue, doneCode: 'cannotSkip' },
  'tasks.move': { ...queue, doneCode: 'taskNotFound' },
  'tasks.giveResult': { ...queue, isTimed: true },
  'tasks.checkItem': { ...queue, doneCode: 'taskNotFound' },
  'tasks.archive': { ...queue, doneCode: 'taskAlreadyArchived' },
  'tasks.copy': sameId,
  'tasks.remove': { ...queue, doneCode: 'taskNotFound' },
  'missions.tasks.create': sameId,
  'missions.tasks.createMany': sameId,
  'missions.tasks.update': sameState,
  'missions.tasks.complete': sameState,
  'missions.tasks.reopen': sameState,
  'missions.tasks.archive': sameState,
  'missions.tasks.copy': sameId,
  'missions.tasks.remove': { ...sameState, isEmpty: true },
  'missions.create': sameId,
  'missions.update': sameState,
  'missions.complete': sameState,
  'missions.setMain': sameState,
  'missions.archive': sameState,
  'missions.copy': sameId,
  'missions.remove': { ...sameState, isEmpty: true },
  'tags.create': sameId,
  'tags.update': sameState,
  'tags.remove': { ...sameState, isEmpty: true },
  'rewards.create': sameId,
  'rewards.createMultiple': sameId,
  'rewards.redeem': sameId,
  'rewards.update': sameState,
  'rewards.remove': { ...sameState, isEmpty: true },
  'board.answer': sameId,
  'board.accept': sameId,
  'store.buyAvatar': sameId,
  'store.buyBoard': sameId,
  'groups.create': sameId,
  'groups.update': sameState,
  'groups.board.choose': sameState,
  'groups.board.setPawn': sameState,
  'groups.succession.ask': never,
  'groups.succession.accept': never,
  'groups.succession.decline': never,
  'groups.succession.withdraw': never,
  'groups.remove': { ...sameState, isEmpty: true },
  'groups.invitations.invite': sameId,
  'groups.invitations.revoke': { ...sameState, isEmpty: true },
  'groups.invitations.accept': sameState,
  'groups.invitations.decline': { ...sameState, isEmpty: true },
  'groups.promote': sameState,
  'groups.lower': sameState,
  'groups.sendGems': sameId,
  'groups.rubies.give': sameId,
  'groups.rubies.reverse': { ...sameState, doneCode: 'rowNotReversible' },
  'groups.removeMember': { ...sameState, isEmpty: true },
  'children.add': sameId,
  'children.update': sameState,
  'children.unlock': never,
  'devices.add': { ...sameId, lostSecret: 'deviceLost' },
  'devices.code': { ...sameId, lostSecret: 'codeLost' },
  'devices.pair': never,
  'devices.update': sameState,
  'devices.revoke': { ...sameState, isEmpty: true },
  'device.enter': never,
  'device.leave': never,
  'device.complete': never,
  'device.undo': never,
  'children.remove': { ...sameState, isEmpty: true },
  'children.join': never,
  'children.guardians.ask': never,
  'children.guardians.accept': never,
  'children.guardians.stepDown': never,
  'children.requestDeletion': never,
  'children.restore': never,
  'children.handOver': never,
  'children.cancelHandOver': never,
  'children.takeOver': never,
  'deeds.create': queue,
  'deeds.withdraw': { ...sameState, isEmpty: true },
  'deeds.answer': sameState,
  'groupTasks.create': sameId,
  'groupTasks.update': sameState,
  'groupTasks.remove': { ...sameState, isEmpty: true },
  'groupTasks.archive': sameState,
  'groupTasks.copy': sameId,
  'groupTasks.approveAll': sameState,
  'groupTasks.snooze': sameState,
  'groupTasks.skip': { ...sameState, doneCode: 'cannotSkip' },
  'groupTasks.takeBackSkip': { ...sameState, doneCode: 'cannotSkip' },
  'groupTasks.move': sameState,
  'groupTasks.checkItem': sameState,
  'groupTasks.setReminders': sameState,
  'groupTasks.ofMember.complete': sameState,
  'groupTasks.ofMember.completeFor': { ...sameState, doneCode: 'taskAlreadyCompleted' },
  'groupTasks.ofMember.reopen': sameState,
  'groupTasks.ofMember.giveResult': sameState,
  'groupTasks.ofMember.approve': sameState,
  'groupTasks.ofMember.takeAway': { ...sameState, isEmpty: true },
  'groupRewards.create': sameId,
  'groupRewards.update': sameState,
  'groupRewards.remove': { ...sameState, isEmpty: true },
  'groupRewards.archive': sameState,
  'groupRewards.copy': sameId,
  'groupRewards.answerAll': sameState,
  'groupRewards.redeem': sameId,
  'groupRewards.ofUser.create': sameId,
  'groupRewards.ofUser.update': sameState,
  'groupRewards.ofUser.remove': { ...sameState, isEmpty: true },
  'groupRewards.ofUser.answer': sameState,
  'groupMissions.create': sameId,
  'groupMissions.update': sameState,
  'groupMissions.remove': { ...sameState, isEmpty: true },
  'groupMissions.archive': sameState,
  'groupMissions.copy': sameId,
  'groupMissions.approveAll': sameState,
  'groupMissions.complete': sameState,
  'groupMissions.approve': sameState,
  'groupMissions.tasks.create': sameId,
  'groupMissions.tasks.update': sameState,
  'groupMissions.tasks.remove': { ...sameState, isEmpty: true },
  'groupMissions.tasks.complete': sameState,
  'groupMissions.tasks.reopen': sameState,
  'groupMissions.tasks.archive': sameState,
  'groupMissions.tasks.copy': sameId,
  'pools.create': sameId,
  'pools.update': sameState,
  'pools.remove': { ...sameState, isEmpty: true },
  'pools.contribute': sameId,
  'pools.withdraw': sameId,
  'pools.redeem': { ...sameState, doneCode: 'poolAlreadyRedeemed' },
  'pools.undo': sameState,
  'pools.cancel': sameState,
  'groupTags.create': sameId,
  'groupTags.update': sameState,
  'groupTags.remove': { ...sameState, isEmpty: true },
  'notifications.markSeen': sameState,
  'notifications.remove': sameState,
  'days.setHolidayMode': sameState,
  'days.dismissStory': sameState,
  'payments.createSession': sameId,
  'payments.check': sameState,
  'generation.tasks': { ...sameId, silence: Infinity },
  'generation.rewards': { ...sameId, silence: Infinity },
  'generation.avatar': { ...sameId, silence: Infinity },
  'rights.requestDeletion': never,
  'rights.restoreAccount': never,
  'rights.restoreByNetwork': never,
  'tokens.create': { ...sameId, lostSecret: 'tokenLost' },
  'tokens.revoke': { ...sameState, isEmpty: true },
  'webhooks.create': { ...sameId, lostSecret: 'webhookSecretLost' },
  'webhooks.update': sameState,
  'webhooks.remove': { ...sameState, isEmpty: true },
  'webhooks.rotateSecret': { ...sameId, lostSecret: 'newSecretLost' },
  'webhooks.test': never,
  'webhooks.resend': never,
  'webhooks.group.create': { ...sameId, lostSecret: 'webhookSecretLost' },
  'webhooks.group.update': sameState,
  'webhooks.group.remove': { ...sameState, isEmpty: true },
  'webhooks.group.rotateSecret': { ...sameId, lostSecret: 'newSecretLost' },
  'webhooks.group.test': never,
  'webhooks.group.resend': never,
  'calendar.makeAddress': { ...sameId, lostSecret: 'addressLost' },
  'calendar.removeAddress': sameState,
  'transfer.preview': never,
  'transfer.import': sameId,
  'transfer.undoImport': sameState,
}

export const policyOf = (path: string): MutationPolicy => registry[path as MutationPath]
