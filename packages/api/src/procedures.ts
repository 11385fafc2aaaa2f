import type { TRPCProcedureType } from '@trpc/server'
import { isDeviceToken, readDevice } from './auth/devices.ts'
import { findAccount, identify } from './auth/identify.ts'
import { readTimeZone } from './kernel/clock.ts'
import type { Account, RequestContext, Services } from './kernel/context.ts'
import { assertDeviceRight } from './kernel/device-rights.ts'
import { DomainError } from './kernel/errors.ts'
import { readLanguage } from './kernel/language.ts'
import type { Permit } from './kernel/limits/fair-queue.ts'
import { readIfMatch } from './kernel/preconditions.ts'
import { type CallDescription, type Route, type RouterDescription, restMeta } from './kernel/rest.ts'
import { readKey } from './kernel/retries/keyed-call.ts'
import { oneAtATime } from './kernel/retries/one-at-a-time.ts'
import { assertScopes } from './kernel/scopes.ts'
import { createTransactionRunner } from './kernel/transaction.ts'
import { guardedBy, type ProcedureMeta } from './kernel/trpc.ts'

/** The context of a call without a user. @throws DomainError invalidTimezone */
const visitorContext = ({ services, head }: RequestContext) => ({
  zone: readTimeZone(head.timeZoneName, head.timeZoneOffset),
  language: readLanguage(head.acceptLanguage) ?? ('en' as const),
  db: services.database.queries,
  transaction: createTransactionRunner(services),
  together: services.database.together,
})

/** A call for everyone. Tokens are ignored. */
const publicProcedure = guardedBy(({ ctx, next }) => {
  ctx.services.countRequest('address', ctx.head.address, ctx.head.reportQuota)
  return next({ ctx: visitorContext(ctx) })
})

/** A call for everyone, in the web app alone: it has no REST route. */
export const openProcedure = publicProcedure.meta({ open: true })

/**
 * For signed-in users. Token, lock, scopes, time zone and day are checked before the input is parsed. API tokens are
 * refused unless the procedure's metadata names scopes.
 *
 * Each call of a batch is counted, authorised and queued separately; the token lookup and the rollover are shared.
 * @throws DomainError authenticationFailed, expiredToken, tooManyRequests, yourAccountIsLocked, notAuthorized: in this
 * order
 */
export const userProcedure = guardedBy(async ({ ctx, meta, path, type, signal, getRawInput, next }) => {
  const { services, head, memo } = ctx
  const account = await admit(ctx, meta, getRawInput)
  // Calls in sessions go first, so that those of a token do not keep its owner from revoking it.
  const places = await enterQueues(services, { accountId: account.id, type, first: isSession(account), signal })
  try {
    memo.user ??= identify(ctx, account)
    const { savedLanguage, ...user } = await memo.user
    const { idempotencyKey: header } = head
    const call = meta?.key && readKey({ kind: meta.key, procedure: path, header, input: await getRawInput() })
    // Access may have been revoked while the call waited. Its read of the session is as old as that.
    if (places.haveWaited && type === 'mutation' && !(await user.isAccessStillValid())) {
      throw new DomainError('authenticationFailed')
    }
    const transaction = createTransactionRunner(services)
    const { waitOutside } = places
    const result = await next({
      ctx: {
        ...user,
        call,
        ifMatch: meta?.conditional && type === 'mutation' ? readIfMatch(head.ifMatch) : undefined,
        language: readLanguage(head.acceptLanguage) ?? savedLanguage,
        db: services.database.queries,
        transaction: call ? oneAtATime(transaction, { userId: user.userId, key: call.key, waitOutside }) : transaction,
        together: services.database.together,
        waitOutside,
      },
    })
    if (result.ok && type === 'mutation') services.ownChanges.record(account, path)
    return result
  } finally {
    places.leave()
  }
})

/**
 * The account of a call that it may make, and that is within its limits. A refused call changes nothing, as this runs
 * before the rollover.
 */
async function admit(
  ctx: RequestContext,
  meta: ProcedureMeta | undefined,
  readInput: () => Promise<unknown>,
): Promise<Account> {
  const { services, head, memo } = ctx
  services.countRequest('address', head.address, head.reportQuota)
  memo.account ??= findAccount(ctx)
  const account = await memo.account
  services.countRequest(isSession(account) ? 'session' : 'user', account.id, head.reportQuota)
  if (account.device) services.countRequest('device', account.device.id, head.reportQuota)
  if (account.locked) throw new DomainError('yourAccountIsLocked')
  assertScopes(account.scopes, meta)
  if (account.device) {
    const call = { right: meta?.device, path: meta?.openapi?.path ?? '', input: await readInput().catch(() => null) }
    assertDeviceRight(account.id, account.device, call)
  }
  return account
}

const isSession = ({ scopes, device }: Account) => !scopes && !device

const queueFor = ({ queues }: Services, type: TRPCProcedureType) => (type === 'mutation' ? queues.writes : queues.reads)

interface Queued {
  accountId: string
  type: TRPCProcedureType
  first: boolean
  signal: AbortSignal | undefined
}

/**
 * Waits in the queue of the account, and in the one of accounts with large responses. `haveWaited` is false only if the
 * call began at once.
 */
async function enterQueues(services: Services, { accountId, type, first, signal }: Queued) {
  const queue = queueFor(services, type)
  const atOnce = queue.tryAcquire(accountId, { first })
  let permit = atOnce ?? (await queue.acquire(accountId, { first, signal }))
  let heavyPermit: Permit | undefined
  function leave(): void {
    permit.release()
    heavyPermit?.release()
  }
  try {
    heavyPermit = await services.queues.heavy.acquireForCall(accountId, { first, signal })
  } catch (error) {
    leave()
    throw error
  }
  async function waitOutside<T>(work: () => Promise<T>): Promise<T> {
    leave()
    try {
      return await work()
    } finally {
      permit = await queue.acquire(accountId, { always: true })
    }
  }
  return { leave, waitOutside, haveWaited: !atOnce || heavyPermit !== undefined }
}

/**
 * For shared devices, without a player. Sessions, API tokens and players who entered are refused.
 * @throws DomainError authenticationFailed, expiredToken, notAuthorized, tooManyRequests
 */
export const deviceProcedure = guardedBy(async ({ ctx, type, signal, next }) => {
  const { services, head } = ctx
  services.countRequest('address', head.address, head.reportQuota)
  const device = await findDevice(ctx)
  services.countRequest('device', device.id, head.reportQuota)
  const permit = await queueFor(services, type).acquire(device.id, { signal })
  try {
    return await next({ ctx: { device, ...visitorContext(ctx) } })
  } finally {
    permit.release()
  }
})

async function findDevice(ctx: RequestContext) {
  const { services, head } = ctx
  if (!isDeviceToken(head.token)) {
    await findAccount(ctx)
    throw new DomainError('notAuthorized')
  }
  const device = await readDevice(services.database.queries, services.clock, head.token)
  services.queues.remember(device.tokenHash, device.id)
  return device
}

/** Procedures of shared devices with a REST route. They share what `router` describes. */
export const deviceCalls = (router: RouterDescription) => (route: Route, call: CallDescription) =>
  deviceProcedure.meta(restMeta(route, { ...router, ...call, device: 'wall' }))

/** Procedures for everyone with a REST route. They share what `router` describes. */
export const publicCalls = (router: RouterDescription) => (route: Route, call: CallDescription) =>
  publicProcedure.meta(restMeta(route, { ...router, ...call }, { open: true }))

/** Procedures for signed-in users with a REST route. They share what `router` describes. */
export const userCalls = (router: RouterDescription) => (route: Route, call: CallDescription) =>
  userProcedure.meta(restMeta(route, { ...router, ...call }))
