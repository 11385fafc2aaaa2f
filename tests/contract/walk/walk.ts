import { signUp, walkAccounts, walkAway } from './accounts.ts'
import { type Caller, type CallFixtures, ok, password, tokenIn } from './call-fixtures.ts'
import { walkDeeds } from './deeds.ts'
import { walkDevices } from './devices.ts'
import { walkGroupMissions } from './group-missions.ts'
import { endGroup, walkGroupPages, walkGroupRewards, walkGroups, walkGroupTasks } from './groups.ts'
import { walkBoard, walkDays, walkMissions, walkRewards, walkStore, walkTasks } from './personal.ts'
import { walkPools } from './pools.ts'
import {
  walkApps,
  walkData,
  walkGroupWebhooks,
  walkNotifications,
  walkPush,
  walkStream,
  walkTokens,
  walkWebhooks,
} from './programs.ts'
import { walkPromises } from './promises.ts'
import { walkTurns } from './turns.ts'

/**
 * Makes every call with the generated client: three users who play alone and together.
 *
 * @returns the first event of the notification stream
 */
export async function walk(ground: CallFixtures): Promise<string> {
  const ani = await signUp(ground, 'Ani')
  const boyan = await signUp(ground, 'Boyan')
  const dora = await signUp(ground, 'Dora')
  await walkAccounts(ground, ani)
  await walkTasks(ani)
  await walkStore(ground, ani)
  await walkMissions(ani)
  await walkRewards(ani)
  await walkTokens(ani)
  await walkApps(ground, ani)
  await walkWebhooks(ground, ani)
  await walkPush(ground, ani)
  await walkData(ani)
  const company = await walkGroups(ground, ani, boyan, dora)
  await walkDevices(ground, company.groupId, company.creator)
  await walkGroupTasks(company)
  await walkGroupRewards(company)
  await walkDeeds(company)
  await walkPools(company)
  await walkPromises(company)
  await walkTurns(company)
  await walkGroupMissions(company)
  await walkGroupWebhooks(ground, company)
  await walkGroupPages(company)
  await walkNotifications(boyan)
  const firstEvent = await walkStream(boyan)
  await walkBoard(ani)
  await walkDays(ground, ani)
  await walkAway(ground, ani)
  await endGroup({ ...company, creator: await signInAgain(ground, ani) })
  return firstEvent
}

/** The password change has ended all sessions. */
async function signInAgain({ visitor, apiOf }: CallFixtures, walker: Caller): Promise<Caller> {
  const entered = await ok(visitor.POST('/auth/login', { body: { email: walker.email, password } }))
  return { ...walker, api: apiOf(tokenIn(entered)) }
}
