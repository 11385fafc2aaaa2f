import { linksRouter } from './auth/links-router.ts'
import { oidcRouter } from './auth/oidc-router.ts'
import { passkeysRouter } from './auth/passkeys/router.ts'
import { authRouter } from './auth/router.ts'
import { secondFactorRouter } from './auth/second-factor/router.ts'
import { sessionsRouter } from './auth/sessions-router.ts'
import { socialRouter } from './auth/social-router.ts'
import { boardRouter } from './board/router.ts'
import { calendarRouter } from './calendar/router.ts'
import { childrenRouter } from './children/router.ts'
import { configRouter } from './config/router.ts'
import { dashboardRouter } from './dashboard/router.ts'
import { daysRouter } from './days/router.ts'
import { daysOffRouter } from './days-off/router.ts'
import { deedsRouter } from './deeds/router.ts'
import { devicesRouter } from './devices/router.ts'
import { wallRouter } from './devices/wall-router.ts'
import { eventsRouter } from './events/router.ts'
import { writeEvents } from './events/write-events.ts'
import { writeGroupEvents } from './events/write-group-events.ts'
import { generationRouter } from './generation/router.ts'
import { groupMissionsRouter } from './group-missions/router.ts'
import { groupRewardsRouter } from './group-rewards/router.ts'
import { groupTasksRouter } from './group-tasks/router.ts'
import { groupsRouter } from './groups/router.ts'
import { occurrencesRouter } from './history/occurrences-router.ts'
import { historyRouter } from './history/router.ts'
import { importExportRouter } from './import-export/router.ts'
import { installationRouter } from './installation/router.ts'
import { writeChangesBy } from './kernel/events/changes.ts'
import { mergeRouters, router } from './kernel/trpc.ts'
import { ledgerRouter } from './ledger/router.ts'
import { missionsRouter } from './missions/router.ts'
import { notificationsRouter } from './notifications/router.ts'
import { oauthRouter } from './oauth/router.ts'
import { paymentsRouter } from './payments/router.ts'
import { pinsRouter } from './pins/router.ts'
import { poolsRouter } from './pools/router.ts'
import { preferencesRouter } from './preferences/router.ts'
import { privacyRouter } from './privacy/router.ts'
import { holidayRouter } from './profile/holiday-router.ts'
import { profileRouter } from './profile/router.ts'
import { promisesRouter } from './promises/router.ts'
import { pushRouter } from './push/router.ts'
import { rewardsRouter } from './rewards/router.ts'
import { storeRouter } from './store/router.ts'
import { groupTagsRouter } from './tags/group-router.ts'
import { tagsRouter } from './tags/router.ts'
import { challengesRouter } from './tasks/challenges-router.ts'
import { tasksRouter } from './tasks/router.ts'
import { tokensRouter } from './tokens/router.ts'
import { webhooksRouter } from './webhooks/router.ts'

// Events contain items of all domains, so the transactions cannot import what writes them.
writeChangesBy({ ofPersons: writeEvents, ofGroups: writeGroupEvents })

/** All procedures. Both transports serve this router. */
export const appRouter = router({
  auth: mergeRouters(authRouter, linksRouter, socialRouter, oidcRouter, sessionsRouter),
  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  profile: mergeRouters(profileRouter, pinsRouter),
  tasks: mergeRouters(tasksRouter, occurrencesRouter),
  missions: missionsRouter,
  tags: tagsRouter,
  rewards: rewardsRouter,
  board: mergeRouters(boardRouter, challengesRouter),
  store: storeRouter,
  groups: groupsRouter,
  children: childrenRouter,
  devices: devicesRouter,
  device: wallRouter,
  deeds: deedsRouter,
  groupTasks: groupTasksRouter,
  groupRewards: groupRewardsRouter,
  groupMissions: groupMissionsRouter,
  groupTags: groupTagsRouter,
  pools: poolsRouter,
  promises: promisesRouter,
  notifications: notificationsRouter,
  preferences: preferencesRouter,
  push: pushRouter,
  history: historyRouter,
  ledger: ledgerRouter,
  dashboard: dashboardRouter,
  days: mergeRouters(holidayRouter, daysRouter),
  daysOff: daysOffRouter,
  config: configRouter,
  installation: installationRouter,
  payments: paymentsRouter,
  generation: generationRouter,
  rights: privacyRouter,
  tokens: tokensRouter,
  oauth: oauthRouter,
  webhooks: webhooksRouter,
  calendar: calendarRouter,
  events: eventsRouter,
  transfer: importExportRouter,
})

export type AppRouter = typeof appRouter
