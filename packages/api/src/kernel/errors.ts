import type { Quota } from './limits/quota.ts'

/**
 * The error catalogue: every code that a client can receive, with its type. A type has one HTTP status and one tRPC
 * code.
 */
const types = {
  BadRequest: { status: 400, trpc: 'BAD_REQUEST' },
  Unauthorized: { status: 401, trpc: 'UNAUTHORIZED' },
  Forbidden: { status: 403, trpc: 'FORBIDDEN' },
  NotFound: { status: 404, trpc: 'NOT_FOUND' },
  MethodNotAllowed: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  Conflict: { status: 409, trpc: 'CONFLICT' },
  Gone: { status: 410, trpc: 'NOT_FOUND' },
  PreconditionFailed: { status: 412, trpc: 'PRECONDITION_FAILED' },
  PayloadTooLarge: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  TooManyRequests: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  InternalServerError: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  ServiceUnavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
} as const

export type ErrorType = keyof typeof types

const catalogue = {
  // General
  somethingWentWrong: 'BadRequest',
  invalidData: 'BadRequest',
  invalidQueryParams: 'BadRequest',
  invalidTimezone: 'BadRequest',
  notAuthorized: 'Forbidden',
  authenticationFailed: 'Unauthorized',
  notFound: 'NotFound',
  methodNotAllowed: 'MethodNotAllowed',
  idAlreadyUsed: 'Conflict',
  requestInProgress: 'Conflict',
  cursorExpired: 'Gone',
  preconditionFailed: 'PreconditionFailed',
  tooManyItems: 'Conflict',
  tooManyRequests: 'TooManyRequests',
  payloadTooLarge: 'PayloadTooLarge',
  serviceUnavailable: 'ServiceUnavailable',
  // Account
  wrongCredentials: 'Unauthorized',
  emailAlreadyUsed: 'Conflict',
  passwordsMismatch: 'BadRequest',
  userNotFound: 'NotFound',
  incorrectOldPassword: 'BadRequest',
  unsupportedSocialNetwork: 'BadRequest',
  yourAccountIsLocked: 'Forbidden',
  passwordRecoveryLinkExpired: 'BadRequest',
  tokenDoesNotExist: 'NotFound',
  expiredToken: 'Unauthorized',
  accountAlreadyActivated: 'Conflict',
  activationLinkExpired: 'BadRequest',
  accountNotActivated: 'Forbidden',
  underMinimumAge: 'Forbidden',
  accountWaitsForDeletion: 'Forbidden',
  accountDoesNotWaitForDeletion: 'Conflict',
  addressNotProven: 'Forbidden',
  passwordSignInOff: 'Forbidden',
  signInProviderAway: 'ServiceUnavailable',
  signInTimedOut: 'BadRequest',
  signInAnswerInvalid: 'BadRequest',
  signInClockWrong: 'BadRequest',
  signUpClosed: 'Forbidden',
  setUpCodeWrong: 'Forbidden',
  alreadySetUp: 'Conflict',
  providerAddressNotVerified: 'Forbidden',
  identityAlreadyUsed: 'Conflict',
  lastWayIn: 'Conflict',
  // Tasks
  taskNotFound: 'NotFound',
  taskAlreadyCompleted: 'Conflict',
  taskNotCompleted: 'Conflict',
  taskNotDue: 'Conflict',
  notYourTurn: 'Conflict',
  taskTakenByAnother: 'Conflict',
  occurrenceOver: 'Conflict',
  cannotSnooze: 'Conflict',
  cannotSkip: 'Conflict',
  cannotUpdateCompletedTask: 'Conflict',
  cannotReopenToDoTask: 'Conflict',
  cannotCompleteArchivedTask: 'Conflict',
  cannotReopenArchivedTask: 'Conflict',
  cannotArchiveIncompletedTask: 'Conflict',
  taskAlreadyArchived: 'Conflict',
  cannotCloneTask: 'Conflict',
  cannotAddResult: 'Conflict',
  resultOfTheTaskRequired: 'BadRequest',
  // Tags
  tagNotFound: 'NotFound',
  tagAlreadyExists: 'Conflict',
  // Missions
  missionNotFound: 'NotFound',
  missionAlreadyCompletedOrFailed: 'Conflict',
  missionIsNotActive: 'Conflict',
  missionTasksIncompleted: 'Conflict',
  cannotCompleteMissionWithoutTasks: 'Conflict',
  cannotCloneActivePendingMission: 'Conflict',
  missionIsNotArchivable: 'Conflict',
  // Rewards
  rewardNotFound: 'NotFound',
  notEnoughGoldToRedeemReward: 'Conflict',
  notEnoughRubyToRedeemReward: 'Conflict',
  rewardAlreadyArchived: 'Conflict',
  // Store
  notEnoughGemsToBuyAvatar: 'Conflict',
  notEnoughGoldToBuyAvatar: 'Conflict',
  notEnoughGemsToBuyBoard: 'Conflict',
  avatarAlreadyBought: 'Conflict',
  boardAlreadyBought: 'Conflict',
  userDoesNotHaveAvatar: 'Forbidden',
  userDoesNotHaveBoard: 'Forbidden',
  // Not found
  boardNotFound: 'NotFound',
  quoteNotFound: 'NotFound',
  factNotFound: 'NotFound',
  questionNotFound: 'NotFound',
  groupNotFound: 'NotFound',
  memberNotFound: 'NotFound',
  // Turns
  swapNotFound: 'NotFound',
  swapAlreadyOpen: 'Conflict',
  swapNoLongerPossible: 'Conflict',
  // Not found
  avatarNotFound: 'NotFound',
  notificationNotFound: 'NotFound',
  // Board
  positionAlreadyUsed: 'Conflict',
  notSpecialBoardPosition: 'Conflict',
  // Group permissions
  notLeaderInThisGroup: 'Forbidden',
  notCreatorOfThisGroup: 'Forbidden',
  cannotManageCreator: 'Forbidden',
  alreadyLeader: 'Conflict',
  alreadyMember: 'Conflict',
  userAlreadyInGroup: 'Conflict',
  inviteAlreadyAccepted: 'Conflict',
  thisIsNotYourInvitation: 'Forbidden',
  notPartOfTheGroup: 'Forbidden',
  notAllowedToUpdateGroup: 'Forbidden',
  notAllowedToManageMember: 'Forbidden',
  groupInvitationLinkExpired: 'BadRequest',
  cannotAssignToYourself: 'Forbidden',
  cannotApproveOwn: 'Forbidden',
  invitationNotFound: 'NotFound',
  notEnoughGemsToSend: 'Conflict',
  cannotRewardYourself: 'Forbidden',
  notEnoughRubyToTake: 'Conflict',
  rowNotReversible: 'Conflict',
  // Children
  childNotFound: 'NotFound',
  lastGuardian: 'Conflict',
  guardianshipNotAsked: 'Conflict',
  successionNotAsked: 'Conflict',
  childDoesNotWaitForDeletion: 'Conflict',
  handOverLinkExpired: 'BadRequest',
  // Shared devices
  wrongPin: 'Forbidden',
  pinLocked: 'TooManyRequests',
  deviceNotFound: 'NotFound',
  // Saving together
  poolNotFound: 'NotFound',
  poolWouldOverflow: 'Conflict',
  notEnoughRubyToSave: 'Conflict',
  poolIsFull: 'Conflict',
  poolIsNotFull: 'Conflict',
  notEnoughInPool: 'Conflict',
  poolAlreadyRedeemed: 'Conflict',
  poolNotReversible: 'Conflict',
  // Promises
  promiseNotFound: 'NotFound',
  promiseAlreadyAnswered: 'Conflict',
  // Approval
  alreadyApproved: 'Conflict',
  groupTaskApproveNotRequired: 'Conflict',
  groupTaskApproveAlreadyRequested: 'Conflict',
  groupTaskApproveNotRequested: 'Conflict',
  groupMissionApproveNotRequired: 'Conflict',
  groupMissionApproveAlreadyRequested: 'Conflict',
  groupMissionApproveNotRequested: 'Conflict',
  groupRewardApproveNotRequired: 'Conflict',
  groupRewardApproveAlreadyRequested: 'Conflict',
  groupRewardApproveNotRequested: 'Conflict',
  groupTaskNotCompleted: 'Conflict',
  groupMissionNotCompleted: 'Conflict',
  noTasksForApproval: 'Conflict',
  noMissionsForApproval: 'Conflict',
  noRewardsForApproval: 'Conflict',
  waitingApprovalTasksExist: 'Conflict',
  waitingApprovalRewardsExist: 'Conflict',
  waitingApprovalMissionsExist: 'Conflict',
  // Deeds
  deedNotFound: 'NotFound',
  deedsSwitchedOff: 'Conflict',
  tooManyDeeds: 'Conflict',
  deedAlreadyAnswered: 'Conflict',
  // Holiday
  holidayModeEnabledError: 'Conflict',
  dayOffNotFound: 'NotFound',
  sickDayNotPossible: 'Conflict',
  daysOffOverlap: 'Conflict',
  dayOffAlreadyBegun: 'Conflict',
  // Generation
  cannotGenerateTasks: 'ServiceUnavailable',
  cannotGenerateRewards: 'ServiceUnavailable',
  cannotGenerateAvatar: 'ServiceUnavailable',
  notEnoughGemsToGenerate: 'Conflict',
  // Limits of groups
  cannotCreateGroup: 'Conflict',
  cannotInviteMembers: 'Conflict',
  // Payment
  paymentError: 'ServiceUnavailable',
} as const satisfies Record<string, ErrorType>

export type ErrorCode = keyof typeof catalogue

/** All codes, in the order of the catalogue. */
export const errorCodes = Object.keys(catalogue) as ErrorCode[]

/** A field with an error: its path (`tasks.0.title`; empty for the whole body) and what is wrong. */
export interface ErrorDetail {
  path: string
  message: string
}

/** The error that a client receives: under `error` over REST, under `data.error` over tRPC. */
export interface ErrorBody {
  message: ErrorCode
  type: ErrorType
  status: number
  details?: ErrorDetail[]
}

/** An expected failure. It is part of the contract, is sent to the client, and is not logged as an error. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  /** Seconds after which the call may be tried again (`tooManyRequests`, `serviceUnavailable`, `requestInProgress`). */
  readonly retryAfter: number | undefined
  /** The limit that is used up, if the call has one of its own. */
  readonly quota: Quota | undefined

  constructor(code: ErrorCode, more: { details?: ErrorDetail[]; retryAfter?: number; quota?: Quota } = {}) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = more.details
    this.retryAfter = more.retryAfter
    this.quota = more.quota
  }
}

/** The refusal of one field of a request. */
export const invalidField = (path: string, message: string, code: ErrorCode = 'invalidData'): DomainError =>
  new DomainError(code, { details: [{ path, message }] })

/** The first of some rows. @throws DomainError the given code: there is none */
export function firstOf<Row>(rows: readonly Row[], code: ErrorCode): Row {
  const [first] = rows
  if (first === undefined) throw new DomainError(code)
  return first
}

export const typeOf = (code: ErrorCode): ErrorType => catalogue[code]

export const statusOf = (code: ErrorCode): number => types[catalogue[code]].status

export const trpcCodeOf = (code: ErrorCode) => types[catalogue[code]].trpc

/** The body of the response to an expected failure. */
export function bodyOf(error: DomainError): ErrorBody {
  const { code, details } = error
  return { message: code, type: typeOf(code), status: statusOf(code), ...(details && { details }) }
}

/** The body of an unexpected error. It reveals nothing about the cause. */
export const unexpectedBody: ErrorBody = {
  message: 'somethingWentWrong',
  type: 'InternalServerError',
  status: types.InternalServerError.status,
}
