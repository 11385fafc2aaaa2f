export { isSessionToken } from './auth/identify.ts'
export { lockAccount, unlockAccount } from './auth/lock.ts'
export { recommendedCost } from './auth/passwords.ts'
export { readTokenAccount } from './auth/read-token-account.ts'
export { resetSecondFactor } from './auth/second-factor/turn-off.ts'
export { sweepSessions } from './auth/sessions.ts'
export { sweepLinks } from './auth/sweep-links.ts'
export { readCalendar } from './calendar/read-calendar.ts'
export { sweepDays } from './days/sweep.ts'
export { sweepDaysOff } from './days-off/sweep.ts'
export { sweepDeeds } from './deeds/sweep.ts'
export type { Wall } from './devices/schema.ts'
export { sweepDevices } from './devices/sweep.ts'
export { sendDigests } from './digests/send-digests.ts'
export { sendNudges } from './digests/send-nudges.ts'
export { sendWeekly } from './digests/send-weekly.ts'
export { listFailedEmails } from './email/list-failed-emails.ts'
export { whenEmailsAreQueued } from './email/queue-email.ts'
export { queueNotifications } from './email/queue-notifications.ts'
export { retryFailedEmails } from './email/retry-failed-emails.ts'
export { sendEmails } from './email/send-emails.ts'
export { eventScopes } from './events/rules.ts'
export type { StreamedEvent } from './events/schema.ts'
export { eventOf, groupEvent, groupEventData, personalEventTypes } from './events/schema.ts'
export { sweepEvents } from './events/sweep.ts'
export { readPicture } from './generation/read-picture.ts'
export { releaseStale } from './generation/release-stale.ts'
export { sweepTurns } from './group-tasks/turns/settle.ts'
export { sweepEndedTurns } from './group-tasks/turns/sweep-ended.ts'
export { sweepWeekCounts } from './groups/week-counts.ts'
export { sweepOccurrences } from './history/sweep.ts'
export { sweepImports } from './import-export/recent-imports.ts'
export { makeOwner } from './installation/make-owner.ts'
export { isAwaited, setUpCode } from './installation/set-up-code.ts'
export { scopes } from './kernel/areas.ts'
export { type Clock, hourMs, localDay, systemClock } from './kernel/clock.ts'
export { openClockCheck } from './kernel/clock-jump.ts'
export {
  type Log,
  type Random,
  type RequestContext,
  type RequestHead,
  requestContext,
  type Services,
} from './kernel/context.ts'
export { claimDailyJob } from './kernel/daily-jobs.ts'
export {
  bodyOf,
  DomainError,
  type ErrorBody,
  type ErrorCode,
  type ErrorType,
  errorCodes,
  statusOf,
  trpcCodeOf,
  typeOf,
  unexpectedBody,
} from './kernel/errors.ts'
export type { GroupWideEventType, PersonalEventType } from './kernel/events/event-types.ts'
export { type DomainEvent, type Events, openEvents } from './kernel/events/events.ts'
export { openOwnChanges } from './kernel/events/own-changes.ts'
export { readInstallation, signUpOf } from './kernel/installation.ts'
export { readLanguage } from './kernel/language.ts'
export { type AccountQueues, accountQueues } from './kernel/limits/account-queues.ts'
export type { Permit } from './kernel/limits/fair-queue.ts'
export type { Quota, ReportQuota } from './kernel/limits/quota.ts'
export { sweepRateLimits } from './kernel/limits/rate-limit.ts'
export { type RequestCounter, requestCounter } from './kernel/limits/request-limit.ts'
export { randomRetryAfter } from './kernel/limits/retry-after.ts'
export type { MetricsRecorder } from './kernel/metrics.ts'
export { entityTagOf, isKnown } from './kernel/preconditions.ts'
export { sweepIdempotencyKeys } from './kernel/retries/sweep.ts'
export { holdsScopes } from './kernel/scopes.ts'
export { hashOf } from './kernel/secrets/hash.ts'
export type {
  BackupFile,
  BackupStore,
  ExternalServices,
  GoogleSettings,
  Machine,
  MailSettings,
  OidcSettings,
  OpenAiSettings,
  PasswordCost,
  SettingInForce,
  SignUp,
  StripeSettings,
  WebhookSettings,
} from './kernel/settings.ts'
export { toDomainError } from './kernel/transaction.ts'
export { type Deprecation, failureShape, type ProcedureMeta } from './kernel/trpc.ts'
export { type Grant, type Granted, grantGems } from './ledger/grant-gems.ts'
export { readGold } from './ledger/read-gold.ts'
export { type Mismatch, reconcile } from './ledger/reconcile.ts'
export { reconcileNightly } from './ledger/reconcile-nightly.ts'
export type { LiveEvent } from './notifications/schema.ts'
export { webhookBody } from './notifications/schema.ts'
export { sweepNotifications } from './notifications/sweep.ts'
export { whenDeliveriesAreWritten } from './notifications/write-deliveries.ts'
export { whenPushesAreWritten } from './notifications/write-pushes.ts'
export { issueTokens } from './oauth/issue-tokens.ts'
export { grantTypes, type OAuthResponse, oauthError, registerClient } from './oauth/register-client.ts'
export { revokeOAuthToken } from './oauth/revoke-token.ts'
export { defaultScopes } from './oauth/schema.ts'
export { sweepApps } from './oauth/sweep.ts'
export type { Dispatcher } from './outbound/dispatcher.ts'
export { checkOpenPayments } from './payments/check-open.ts'
export { receivePaymentEvent } from './payments/receive-event.ts'
export { sweepPayments } from './payments/sweep.ts'
export { unsubscribe } from './preferences/unsubscribe.ts'
export { eraseAccounts } from './privacy/erase.ts'
export { remindOfPromises } from './promises/remind.ts'
export { sweepPromises } from './promises/sweep.ts'
export { openPushes, sendPushes } from './push/dispatch.ts'
export { fireReminders } from './push/fire-reminders.ts'
export { sweepPushes } from './push/sweep.ts'
export { type AppRouter, appRouter } from './router.ts'
export { maxInterval } from './schedules/constants.ts'
export { sweepTokens } from './tokens/sweep.ts'
export { openWebhooks, sendDeliveries } from './webhooks/deliveries/dispatch.ts'
export { sweepDeliveries } from './webhooks/deliveries/sweep.ts'
export { webhookSettings } from './webhooks/deliveries/webhook-settings.ts'
export { groupWebhookEvents, type WebhookEvent, webhookEvents } from './webhooks/schema.ts'
