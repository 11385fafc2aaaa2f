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

/** The text for each error code: what happened, and what to do next. The compiler checks that no code is missing. */
export const errorTexts: Record<ErrorCode | OwnCode, MessageDescriptor> = {
  // General
  somethingWentWrong: msg`Something went wrong on our side. Try again in a moment.`,
  invalidData: msg`Something in the form is not right. Check the fields and try again.`,
  invalidQueryParams: msg`This address asks for something we cannot show. Go back and try again.`,
  invalidTimezone: msg`We could not read your time zone. Check the clock settings of your device.`,
  notAuthorized: msg`You are not allowed to do this.`,
  authenticationFailed: msg`You are no longer signed in. Sign in again.`,
  notFound: msg`We could not find that. It may have been moved or deleted.`,
  methodNotAllowed: msg`The app asked in a way the server does not know. Reload the page.`,
  idAlreadyUsed: msg`This was already saved in another form. Reload the page to see it.`,
  requestInProgress: msg`This is still being done. Wait a moment before you try again.`,
  tooManyItems: msg`You have reached the limit of open items. Finish or delete some first.`,
  tooManyRequests: msg`That was a lot in a short time. Wait a little and try again.`,
  payloadTooLarge: msg`That is more text than we can take. Shorten it and try again.`,
  serviceUnavailable: msg`Questboard is resting for a moment. Nothing was changed; try again soon.`,
  timedOut: msg`The server did not answer in time. Check the result before you try again.`,
  unreachable: msg`There is no connection to the server. Check your internet and try again.`,
  neverSeen: msg`There is no connection, and this page was never opened on this device. It comes when you are back online.`,
  outcomeUnknown: msg`We could not find out whether that worked. You now see what the server has.`,
  outcomeUnknownAway: msg`There is no connection, so we do not know whether that worked. Look again when you are online.`,
  tokenLost: msg`The token was made but got lost on its way to you. Revoke it and make another.`,
  webhookSecretLost: msg`The webhook was added but its secret got lost on its way to you. Delete it and add it again.`,
  newSecretLost: msg`The new secret was made but got lost on its way to you. Make another.`,
  addressLost: msg`The address was made but got lost on its way to you. Make a new one.`,
  // Account
  wrongCredentials: msg`The e-mail or the password is not right. Check both and try again.`,
  emailAlreadyUsed: msg`There is already an account with this e-mail. Sign in instead.`,
  passwordsMismatch: msg`The two passwords differ. Type the same one twice.`,
  userNotFound: msg`We could not find this person.`,
  incorrectOldPassword: msg`Your current password is not right. Type it again.`,
  unsupportedSocialNetwork: msg`Signing in this way is not available here. Use your e-mail and password.`,
  yourAccountIsLocked: msg`Your account is locked. Contact support.`,
  passwordRecoveryLinkExpired: msg`This link for a new password has expired. Ask for a new one.`,
  tokenDoesNotExist: msg`This link is not valid any more. Ask for a new one.`,
  expiredToken: msg`You have been away for a while, so we signed you out. Sign in again.`,
  accountAlreadyActivated: msg`This account is already active. You can sign in.`,
  activationLinkExpired: msg`This activation link has expired. Ask for a new one.`,
  accountNotActivated: msg`Your account is not active yet. Open the link in the e-mail we sent you.`,
  underMinimumAge: msg`You need to be at least 13 years old to have an account.`,
  accountWaitsForDeletion: msg`This account is waiting to be deleted. Restore it if you want to go on.`,
  accountDoesNotWaitForDeletion: msg`This account is not going to be deleted. You can sign in.`,
  addressNotProven: msg`First prove that this e-mail is yours: open the link we sent to it.`,
  // Tasks
  taskNotFound: msg`This task does not exist any more. Reload the page.`,
  taskAlreadyCompleted: msg`This task is already done.`,
  taskNotCompleted: msg`This task is not done yet.`,
  cannotUpdateCompletedTask: msg`A task that is done cannot be changed. Reopen it first, or copy it.`,
  cannotReopenToDoTask: msg`A one-time task stays done. Copy it to do it again.`,
  cannotCompleteArchivedTask: msg`This task is in the archive. Copy it to do it again.`,
  cannotReopenArchivedTask: msg`This task is in the archive and cannot be reopened. Copy it instead.`,
  cannotArchiveIncompletedTask: msg`Only a finished task goes to the archive. Complete it first.`,
  taskAlreadyArchived: msg`This task is already in the archive.`,
  cannotCloneTask: msg`This task cannot be copied.`,
  cannotAddResult: msg`This task takes no result.`,
  resultOfTheTaskRequired: msg`This task asks for a result. Write it, then complete the task.`,
  // Missions
  missionNotFound: msg`This mission does not exist any more. Reload the page.`,
  missionAlreadyCompletedOrFailed: msg`This mission is over and cannot be changed.`,
  missionIsNotActive: msg`This mission is not active now. Look at its dates.`,
  missionTasksIncompleted: msg`Some of the mission's tasks are still open. Do them first.`,
  cannotCompleteMissionWithoutTasks: msg`A mission needs at least one task. Add one first.`,
  cannotCloneActivePendingMission: msg`A mission can be copied when it is over.`,
  missionIsNotArchivable: msg`Only a finished mission goes to the archive.`,
  // Rewards
  rewardNotFound: msg`This reward does not exist any more. Reload the page.`,
  notEnoughGoldToRedeemReward: msg`You do not have enough gold yet. A few more tasks will do it.`,
  notEnoughRubyToRedeemReward: msg`You do not have enough rubies yet. A few more group tasks will do it.`,
  rewardAlreadyArchived: msg`This reward is already in the archive.`,
  // Store
  notEnoughGemsToBuyAvatar: msg`You do not have enough gems for this avatar.`,
  notEnoughGoldToBuyAvatar: msg`You do not have enough gold for this avatar.`,
  notEnoughGemsToBuyBoard: msg`You do not have enough gems for this board.`,
  avatarAlreadyBought: msg`You already own this avatar.`,
  boardAlreadyBought: msg`You already own this board.`,
  userDoesNotHaveAvatar: msg`You do not own this avatar yet. You will find it in the store.`,
  userDoesNotHaveBoard: msg`You do not own this board yet. You will find it in the store.`,
  // Not found
  boardNotFound: msg`This board does not exist.`,
  quoteNotFound: msg`We could not find this quote.`,
  factNotFound: msg`We could not find this fact.`,
  questionNotFound: msg`This question is behind you already.`,
  groupNotFound: msg`This group does not exist any more.`,
  memberNotFound: msg`This person is not in the group any more.`,
  avatarNotFound: msg`This avatar does not exist.`,
  notificationNotFound: msg`This notification is gone already.`,
  // Board
  positionAlreadyUsed: msg`This square has already been used on this lap.`,
  notSpecialBoardPosition: msg`There is nothing to take on this square.`,
  // Group permissions
  notLeaderInThisGroup: msg`Only a leader of the group can do this.`,
  notCreatorOfThisGroup: msg`Only the creator of the group can do this.`,
  cannotManageCreator: msg`The creator of the group cannot be changed or removed.`,
  alreadyLeader: msg`This member is already a leader.`,
  alreadyMember: msg`This member is not a leader now.`,
  userAlreadyInGroup: msg`This person is already in the group.`,
  inviteAlreadyAccepted: msg`This invitation has already been accepted.`,
  thisIsNotYourInvitation: msg`This invitation is for somebody else. Sign in with the e-mail it was sent to.`,
  notPartOfTheGroup: msg`You are not in this group.`,
  notAllowedToUpdateGroup: msg`Only the creator or a leader can change the group.`,
  notAllowedToManageMember: msg`You are not allowed to change this member.`,
  groupInvitationLinkExpired: msg`This invitation has expired. Ask for a new one.`,
  cannotAssignToYourself: msg`You cannot give this to yourself. Choose another member.`,
  cannotApproveOwn: msg`You cannot approve your own. Another leader can.`,
  invitationNotFound: msg`This invitation is not valid any more.`,
  notEnoughGemsToSend: msg`You do not have that many gems.`,
  // Approval
  alreadyApproved: msg`Somebody has already answered this.`,
  groupTaskApproveNotRequired: msg`This task needs no approval.`,
  groupTaskApproveAlreadyRequested: msg`This task is already waiting for approval.`,
  groupTaskApproveNotRequested: msg`Nobody has asked for approval of this task.`,
  groupMissionApproveNotRequired: msg`This mission needs no approval.`,
  groupMissionApproveAlreadyRequested: msg`This mission is already waiting for approval.`,
  groupMissionApproveNotRequested: msg`Nobody has asked for approval of this mission.`,
  groupRewardApproveNotRequired: msg`This reward needs no approval.`,
  groupRewardApproveAlreadyRequested: msg`This reward is already waiting for approval.`,
  groupRewardApproveNotRequested: msg`Nobody is asking for this reward now.`,
  groupTaskNotCompleted: msg`This task is open again: it was not done, or it was sent back.`,
  groupMissionNotCompleted: msg`This mission is open again: it was not finished, or it was sent back.`,
  noTasksForApproval: msg`No task is waiting for your word.`,
  noMissionsForApproval: msg`No mission is waiting for your word.`,
  noRewardsForApproval: msg`No reward is waiting for your word.`,
  waitingApprovalTasksExist: msg`This task is waiting for approval. Answer it first.`,
  waitingApprovalRewardsExist: msg`This reward is waiting for approval. Answer it first.`,
  waitingApprovalMissionsExist: msg`This mission is waiting for approval. Answer it first.`,
  // Holiday
  holidayModeEnabledError: msg`You are on holiday. Turn holiday mode off first.`,
  // Generation
  cannotGenerateTasks: msg`No tasks could be made this time. No gems were taken; try again later.`,
  cannotGenerateRewards: msg`No rewards could be made this time. No gems were taken; try again later.`,
  cannotGenerateAvatar: msg`No avatar could be made this time. No gems were taken; try again later.`,
  notEnoughGemsToGenerate: msg`You do not have enough gems for this.`,
  // Beta limits
  cannotCreateGroup: msg`While Questboard is in beta you can create two groups.`,
  cannotInviteMembers: msg`While Questboard is in beta a group has at most five members.`,
  // Payment
  paymentError: msg`The payment did not go through. Nothing was charged; try again or use another card.`,
}
