import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '@questboard/api'

/** Codes that the app itself adds. */
type OwnCode =
  | 'timedOut'
  | 'unreachable'
  | 'neverSeen'
  | 'outcomeUnknown'
  | 'outcomeUnknownAway'
  | 'tokenLost'
  | 'webhookSecretLost'
  | 'newSecretLost'
  | 'addressLost'
  | 'deviceLost'
  | 'codeLost'

/** The text for each error code: what happened, and what to do next. The compiler checks that no code is missing. */
export const errorTexts: Record<ErrorCode | OwnCode, MessageDescriptor> = {
  // General
  somethingWentWrong: msg`Something went wrong on our side. Try again in a moment.`,
  invalidData: msg`Something in the form isn’t right. Check the fields and try again.`,
  invalidQueryParams: msg`That link didn’t work. Go back and try again.`,
  invalidTimezone: msg`We couldn’t read your time zone. Check the clock settings of your device.`,
  notAuthorized: msg`You aren’t allowed to do this.`,
  authenticationFailed: msg`You’ve been signed out. Sign in again.`,
  notFound: msg`We couldn’t find that. It may have been moved or deleted.`,
  methodNotAllowed: msg`Something’s out of date. Reload the page.`,
  idAlreadyUsed: msg`This was changed somewhere else. Reload the page to see the latest.`,
  requestInProgress: msg`This is still in progress. Wait a moment before you try again.`,
  tooManyItems: msg`You’ve reached the limit. Finish or delete something first.`,
  tooManyRequests: msg`That was a lot in a short time. Wait a little and try again.`,
  payloadTooLarge: msg`That’s too long. Shorten it and try again.`,
  serviceUnavailable: msg`Questboard is busy right now. Nothing was changed. Try again in a moment.`,
  timedOut: msg`The server didn’t answer in time. Check the result before you try again.`,
  unreachable: msg`Can’t reach the server. Check your internet and try again.`,
  neverSeen: msg`You’re offline and haven’t opened this page on this device yet. Come back when you’re online.`,
  outcomeUnknown: msg`We couldn’t find out whether that worked. You now see what the server has.`,
  outcomeUnknownAway: msg`You’re offline, so we don’t know whether that worked. Check again when you’re online.`,
  tokenLost: msg`The token was created but got lost on its way to you. Revoke it and create another.`,
  webhookSecretLost: msg`The webhook was added but its secret got lost on its way to you. Delete it and add it again.`,
  newSecretLost: msg`The new secret was created but got lost on its way to you. Create another.`,
  addressLost: msg`The address was created but got lost on its way to you. Create a new one.`,
  deviceLost: msg`The device was connected but the answer got lost on its way to you. Revoke it and connect it again.`,
  codeLost: msg`The code was created but got lost on its way to you. Create another.`,
  // Account
  wrongCredentials: msg`The e-mail or password isn’t right. Check both and try again.`,
  emailAlreadyUsed: msg`There is already an account with this e-mail. Sign in instead.`,
  passwordsMismatch: msg`The passwords don’t match. Type the same one twice.`,
  userNotFound: msg`We couldn’t find this person.`,
  incorrectOldPassword: msg`Your current password isn’t right. Type it again.`,
  unsupportedSocialNetwork: msg`You can’t sign in this way here. Use your e-mail and password.`,
  yourAccountIsLocked: msg`Your account is locked. Contact support.`,
  passwordRecoveryLinkExpired: msg`This password link has expired. Request a new one.`,
  tokenDoesNotExist: msg`This link is no longer valid. Request a new one.`,
  expiredToken: msg`You’ve been away for a while, so we signed you out. Sign in again.`,
  accountAlreadyActivated: msg`This account is already active. You can sign in.`,
  activationLinkExpired: msg`This activation link has expired. Request a new one.`,
  accountNotActivated: msg`Your account isn’t active yet. Open the link in the e-mail we sent you.`,
  underMinimumAge: msg`You need to be at least 13 years old to have an account.`,
  accountWaitsForDeletion: msg`This account is scheduled for deletion. Restore it to continue.`,
  accountDoesNotWaitForDeletion: msg`This account isn’t scheduled for deletion. You can sign in.`,
  addressNotProven: msg`First confirm your e-mail: open the link we sent you.`,
  passwordSignInOff: msg`You can’t use a password here. Sign in with the other button on the sign-in page.`,
  signInProviderAway: msg`The service you sign in with isn’t answering. Try again in a few minutes.`,
  signInTimedOut: msg`Signing in took too long, or was already finished in another window. Start again.`,
  signInAnswerInvalid: msg`The service you sign in with sent an answer we couldn’t accept. Try again, or ask the person who runs this server.`,
  signInClockWrong: msg`The clocks of this server and of the service you sign in with don’t match. Ask the person who runs this server.`,
  signUpClosed: msg`You have no account here yet. Ask the person who runs this server for one.`,
  providerAddressNotVerified: msg`The service you sign in with hasn’t confirmed your e-mail. If you have an account, sign in another way and connect them in your settings, under Security.`,
  identityAlreadyUsed: msg`You already use this sign-in for another account here. Disconnect it there first.`,
  lastWayIn: msg`This is your only way to sign in. Set up another one first.`,
  // Tasks
  taskNotFound: msg`This task no longer exists. Reload the page.`,
  taskAlreadyCompleted: msg`This task is already done.`,
  taskNotCompleted: msg`This task isn’t done yet.`,
  notYourTurn: msg`It’s someone else’s turn.`,
  taskTakenByAnother: msg`Someone was faster.`,
  swapNotFound: msg`This swap no longer exists.`,
  swapAlreadyOpen: msg`You have already asked someone to swap. Withdraw that first.`,
  swapNoLongerPossible: msg`This swap is no longer possible. The turn has moved on, or it was answered.`,
  taskNotDue: msg`It’s too early for this task. It opens again on a later day.`,
  occurrenceOver: msg`That time has passed. The task is already due again.`,
  cannotSnooze: msg`This task can’t be moved to that day. Choose a day before it is due again.`,
  cannotSkip: msg`You can’t skip this task now. It can’t be skipped twice in a row.`,
  cannotUpdateCompletedTask: msg`You can’t change a finished task. Mark it as not done first, or copy it.`,
  cannotReopenToDoTask: msg`A one-time task stays done. Copy it to do it again.`,
  cannotCompleteArchivedTask: msg`This task is in the archive. Copy it to do it again.`,
  cannotReopenArchivedTask: msg`This task is in the archive and stays done. Copy it instead.`,
  cannotArchiveIncompletedTask: msg`Only finished tasks can be archived. Complete it first.`,
  taskAlreadyArchived: msg`This task is already in the archive.`,
  cannotCloneTask: msg`This task can’t be copied.`,
  cannotAddResult: msg`This task doesn’t need a result.`,
  resultOfTheTaskRequired: msg`This task needs a result. Add it, then complete the task.`,
  // Tags
  tagNotFound: msg`This tag no longer exists. Reload the page.`,
  tagAlreadyExists: msg`There is already a tag with this name.`,
  // Missions
  missionNotFound: msg`This mission no longer exists. Reload the page.`,
  missionAlreadyCompletedOrFailed: msg`This mission is over and can’t be changed.`,
  missionIsNotActive: msg`This mission isn’t active. Check its dates.`,
  missionTasksIncompleted: msg`Some of the mission’s tasks are still open. Do them first.`,
  cannotCompleteMissionWithoutTasks: msg`A mission needs at least one task. Add one first.`,
  cannotCloneActivePendingMission: msg`You can copy a mission once it’s over.`,
  missionIsNotArchivable: msg`Only finished missions can be archived.`,
  // Rewards
  rewardNotFound: msg`This reward no longer exists. Reload the page.`,
  notEnoughGoldToRedeemReward: msg`You don’t have enough gold yet. A few more tasks will do it.`,
  notEnoughRubyToRedeemReward: msg`You don’t have enough rubies yet. A few more group tasks will do it.`,
  rewardAlreadyArchived: msg`This reward is already in the archive.`,
  // Store
  notEnoughGemsToBuyAvatar: msg`You don’t have enough gems for this avatar.`,
  notEnoughGoldToBuyAvatar: msg`You don’t have enough gold for this avatar.`,
  notEnoughGemsToBuyBoard: msg`You don’t have enough gems for this board.`,
  avatarAlreadyBought: msg`You already own this avatar.`,
  boardAlreadyBought: msg`You already own this board.`,
  userDoesNotHaveAvatar: msg`You don’t own this avatar yet. You’ll find it in the store.`,
  userDoesNotHaveBoard: msg`You don’t own this board yet. You’ll find it in the store.`,
  // Not found
  boardNotFound: msg`This board doesn’t exist.`,
  quoteNotFound: msg`We couldn’t find this quote.`,
  factNotFound: msg`We couldn’t find this fact.`,
  questionNotFound: msg`You’ve already passed this question.`,
  groupNotFound: msg`This group no longer exists.`,
  memberNotFound: msg`This person is no longer in the group.`,
  avatarNotFound: msg`This avatar doesn’t exist.`,
  notificationNotFound: msg`This notification is already gone.`,
  // Board
  positionAlreadyUsed: msg`This square has already been used on this lap.`,
  notSpecialBoardPosition: msg`There is nothing to take on this square.`,
  // Group permissions
  notLeaderInThisGroup: msg`Only a leader of the group can do this.`,
  notCreatorOfThisGroup: msg`Only the creator of the group can do this.`,
  cannotManageCreator: msg`The creator of the group can’t be changed or removed.`,
  alreadyLeader: msg`This member is already a leader.`,
  alreadyMember: msg`This member isn’t a leader.`,
  userAlreadyInGroup: msg`This person is already in the group.`,
  inviteAlreadyAccepted: msg`This invitation has already been accepted.`,
  thisIsNotYourInvitation: msg`This invitation is for someone else. Sign in with the e-mail it was sent to.`,
  notPartOfTheGroup: msg`You aren’t in this group.`,
  notAllowedToUpdateGroup: msg`Only the creator or a leader can change the group.`,
  notAllowedToManageMember: msg`You aren’t allowed to change this member.`,
  groupInvitationLinkExpired: msg`This invitation has expired. Ask for a new one.`,
  cannotAssignToYourself: msg`You can’t give this to yourself. Choose another member.`,
  cannotApproveOwn: msg`You can’t approve your own request. Ask another leader.`,
  invitationNotFound: msg`This invitation is no longer valid.`,
  cannotRewardYourself: msg`You can’t give rubies to yourself.`,
  notEnoughRubyToTake: msg`There are no rubies left to take.`,
  rowNotReversible: msg`This can’t be taken back any more.`,
  notEnoughGemsToSend: msg`You don’t have that many gems.`,
  // Children
  childNotFound: msg`This child is no longer here, or you can’t change it.`,
  lastGuardian: msg`You’re the only guardian. Ask another leader to become one first.`,
  successionNotAsked: msg`This request is no longer open.`,
  guardianshipNotAsked: msg`This request is no longer open.`,
  childDoesNotWaitForDeletion: msg`This child is back already.`,
  handOverLinkExpired: msg`This link has expired. Ask your guardian for a new one.`,
  // Shared devices
  wrongPin: msg`That is not the PIN. Try again.`,
  pinLocked: msg`Too many tries. Wait a little or ask a leader.`,
  deviceNotFound: msg`This device isn’t connected to the group any more.`,
  // Saving together
  poolNotFound: msg`Saving for this has ended.`,
  poolWouldOverflow: msg`That’s more than is still needed. Enter fewer rubies.`,
  notEnoughRubyToSave: msg`You don’t have that many rubies.`,
  poolIsFull: msg`Everything needed is there. Ask a leader to use it or to end it.`,
  poolIsNotFull: msg`There aren’t enough rubies yet.`,
  notEnoughInPool: msg`You haven’t put in that many rubies.`,
  poolAlreadyRedeemed: msg`These rubies have already been used.`,
  poolNotReversible: msg`This can’t be undone any more.`,
  // Approval
  alreadyApproved: msg`Someone has already answered this.`,
  groupTaskApproveNotRequired: msg`This task doesn’t need approval.`,
  groupTaskApproveAlreadyRequested: msg`This task is already waiting for approval.`,
  groupTaskApproveNotRequested: msg`No one has asked for approval of this task.`,
  groupMissionApproveNotRequired: msg`This mission doesn’t need approval.`,
  groupMissionApproveAlreadyRequested: msg`This mission is already waiting for approval.`,
  groupMissionApproveNotRequested: msg`No one has asked for approval of this mission.`,
  groupRewardApproveNotRequired: msg`This reward doesn’t need approval.`,
  groupRewardApproveAlreadyRequested: msg`This reward is already waiting for approval.`,
  promiseNotFound: msg`This reward is no longer there.`,
  promiseAlreadyAnswered: msg`This reward has already been given or cancelled.`,
  deedNotFound: msg`This is no longer there.`,
  deedsSwitchedOff: msg`The leaders of this group have switched this off.`,
  tooManyDeeds: msg`That’s enough for now. Wait for an answer, or try again tomorrow.`,
  deedAlreadyAnswered: msg`Someone has already answered this.`,
  groupRewardApproveNotRequested: msg`No one is asking for this reward now.`,
  groupTaskNotCompleted: msg`This task is open again: it wasn’t done, or it was sent back.`,
  groupMissionNotCompleted: msg`This mission is open again: it wasn’t finished, or it was sent back.`,
  noTasksForApproval: msg`No task is awaiting your approval.`,
  noMissionsForApproval: msg`No mission is awaiting your approval.`,
  noRewardsForApproval: msg`No reward is awaiting your approval.`,
  waitingApprovalTasksExist: msg`This task is awaiting approval. Answer it first.`,
  waitingApprovalRewardsExist: msg`This reward is awaiting approval. Answer it first.`,
  waitingApprovalMissionsExist: msg`This mission is awaiting approval. Answer it first.`,
  // Holiday
  holidayModeEnabledError: msg`You’re on holiday. Turn holiday mode off first.`,
  dayOffNotFound: msg`These days off are no longer there.`,
  sickDayNotPossible: msg`Only the last 3 days since you joined, and at most 2 days in a month.`,
  daysOffOverlap: msg`One of these days is already a day off.`,
  dayOffAlreadyBegun: msg`These days off have already begun.`,
  // Generation
  cannotGenerateTasks: msg`We couldn’t create tasks this time. You weren’t charged; try again later.`,
  cannotGenerateRewards: msg`We couldn’t create rewards this time. You weren’t charged; try again later.`,
  cannotGenerateAvatar: msg`We couldn’t create an avatar this time. You weren’t charged; try again later.`,
  notEnoughGemsToGenerate: msg`You don’t have enough gems for this.`,
  // Limits
  cannotCreateGroup: msg`You’ve created as many groups as you can have.`,
  cannotInviteMembers: msg`This group is full. Open invitations take places, too.`,
  // Payment
  paymentError: msg`The payment didn’t go through. You weren’t charged; try again or use another card.`,
}

/** The texts of refusals that name another member. */
export const namedTexts: Partial<Record<string, { id: string; message?: string }>> = {
  notYourTurn: msg({ message: 'It is {name}’s turn.' }),
  taskTakenByAnother: msg({ message: '{name} was faster.' }),
}
