import { allEqual, and, eq, lte, type SQL, sql } from '@questboard/db/drizzle'
import { createdItems, idempotencyKeys } from '@questboard/db/schema'
import { dayMs } from '../clock.ts'
import type { UserContext } from '../context.ts'
import { DomainError } from '../errors.ts'
import { contentHash } from '../secrets/content-hash.ts'
import type { Transaction } from '../transaction.ts'
import type { KeyedCall } from './keyed-call.ts'
import { StillRunning } from './one-at-a-time.ts'

/*
 * Safe retries
 * ============
 *
 * A client that lost a response sends the same call again, with the same key (`id` in the body, or the REST header
 * `Idempotency-Key`), and the call is done once.
 *
 * A call takes a key when its metadata says so (`key` of `restMeta()`) and its input has `id: callId`. Its use case
 * wraps its work in `once()`, after the role is checked and before every rule on day, count or state:
 *
 *   return changeGroup(ctx, groupId, 'leader', (tx, group) => once(ctx, tx, input, async () => { … }))
 *
 * The key's row, with the response as JSON, is written in the transaction of the work. So after a crash there is both or
 * neither, and a call that is refused leaves no row: its key is free. `ctx.transaction` of a call with a key lets one
 * request with that key run at a time (`one-at-a-time.ts`). Without a key no statement is added.
 *
 * A use case that needs something outside between two transactions (a model, a payment provider) calls
 * `beginKeyedCall()` in the first one, `finishKeyedCall()` in the last one, and `abandonKeyedCall()` when it fails.
 * When its server dies, the key is free again once `until` has passed; a server that was only slow finds in
 * `finishKeyedCall()` that it is too late, and rolls back.
 *
 * A response is kept for 24 hours. After that the key stays used, and the same call is refused. It is also refused if
 * the response was too large to keep, alone or with the others of the account.
 */

/** How long the response of a call is kept. */
export const responseLifetimeMs = dayMs

/** Bytes of JSON that are kept for one account. Further responses are not kept, so a repeat of those calls is refused. */
const maxStoredBytes = 16 * 1024 * 1024

type Caller = Pick<UserContext, 'call' | 'services' | 'userId'>

/** The value that is compared for two calls with the same key. */
type Input = { id?: string | undefined }

/**
 * Does the work of a call once. A repeated call gets the response of the first; without a key this is the work alone.
 * @throws DomainError idAlreadyUsed (the key is of another call, its response is a secret or older than a day),
 * requestInProgress
 */
export async function once<Response>(
  ctx: Caller,
  tx: Transaction,
  input: Input,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!ctx.call) return work()
  const earlier = await findResponse<Response>(ctx, tx, ctx.call, input)
  if (earlier) return earlier.response
  const response = await work()
  await take(ctx, tx, { call: ctx.call, input, response: storedResponse(ctx, ctx.call, response), runningUntil: null })
  return response
}

/** `once` for a use case that is one transaction, and has no role to check. */
export const onceInTransaction = <Response>(
  ctx: Caller & Pick<UserContext, 'transaction'>,
  input: Input,
  work: (tx: Transaction) => Promise<Response>,
): Promise<Response> => ctx.transaction((tx) => once(ctx, tx, input, () => work(tx)))

/**
 * The response of a repeated call, for use cases that count attempts before their transaction begins.
 * @returns undefined when the call was not done yet
 * @throws DomainError as `once` does
 */
export async function earlierResponse<Response>(
  ctx: Caller & Pick<UserContext, 'transaction'>,
  input: Input,
): Promise<{ response: Response } | undefined> {
  const { call } = ctx
  return call && ctx.transaction((tx) => findResponse<Response>(ctx, tx, call, input))
}

/**
 * Takes the key of a call that continues after this transaction.
 * @param until when its server has given up, whatever happens
 */
export async function beginKeyedCall(ctx: Caller, tx: Transaction, input: Input, until: Date): Promise<void> {
  if (!ctx.call) return
  if (await findResponse(ctx, tx, ctx.call, input)) throw new StillRunning()
  await take(ctx, tx, { call: ctx.call, input, response: null, runningUntil: until })
}

/** Keeps the response of a call that was begun, in the transaction of its effect. */
export async function finishKeyedCall(ctx: Caller, tx: Transaction, until: Date, response: unknown): Promise<void> {
  if (!ctx.call) return
  const kept = await tx
    .update(idempotencyKeys)
    .set({ response: storedResponse(ctx, ctx.call, response), runningUntil: null, createdAt: ctx.services.clock.now() })
    .where(and(isKey(ctx, ctx.call), eq(idempotencyKeys.runningUntil, until)))
    .returning({ key: idempotencyKeys.key })
  if (kept.length === 0) throw new Error('a call took longer than its key was held')
}

/** Frees the key of a call that was begun and has failed. */
export async function abandonKeyedCall(ctx: Caller, tx: Transaction, until: Date): Promise<void> {
  if (!ctx.call) return
  await tx.delete(idempotencyKeys).where(and(isKey(ctx, ctx.call), eq(idempotencyKeys.runningUntil, until)))
}

const isKey = ({ userId }: Caller, { key }: KeyedCall) => allEqual(idempotencyKeys, { userId, key })

const hashOfCall = ({ procedure }: KeyedCall, { id: _, ...contents }: Input) => contentHash(procedure, contents)

/** The response as stored: null if it contains a secret or exceeds the limit of the account. */
function storedResponse({ userId }: Caller, { keepsResponse }: KeyedCall, response: unknown): SQL | null {
  if (!keepsResponse) return null
  const json = JSON.stringify(response)
  return sql`case when ${Buffer.byteLength(json)} + (
    select coalesce(sum(octet_length(answer)), 0) from idempotency_keys
    where user_id = ${userId}::uuid and answer is not null
  ) <= ${maxStoredBytes} then ${json} end`
}

async function findResponse<Response>(
  ctx: Caller,
  tx: Transaction,
  call: KeyedCall,
  input: Input,
): Promise<{ response: Response } | undefined> {
  const [row] = await tx.select().from(idempotencyKeys).where(isKey(ctx, call))
  if (!row) {
    await assertNoItem(ctx, tx, call)
    return undefined
  }
  const now = ctx.services.clock.now()
  if (row.runningUntil !== null && row.runningUntil <= now) return undefined
  if (row.contentHash !== hashOfCall(call, input)) throw new DomainError('idAlreadyUsed')
  if (row.runningUntil !== null) throw new StillRunning()
  const isOld = row.createdAt.getTime() <= now.getTime() - responseLifetimeMs
  if (row.response === null || isOld) throw new DomainError('idAlreadyUsed')
  return { response: JSON.parse(row.response) as Response }
}

/** The id of something that the user created is a key that was used for another call. */
async function assertNoItem({ userId }: Caller, tx: Transaction, { key }: KeyedCall): Promise<void> {
  const [item] = await tx
    .select({ id: createdItems.id })
    .from(createdItems)
    .where(allEqual(createdItems, { id: key, userId }))
  if (item) throw new DomainError('idAlreadyUsed')
}

/** A key with the call that takes it. */
interface TakenKey {
  call: KeyedCall
  input: Input
  /** Null: it is not kept, or not known yet. */
  response: SQL | null
  /** When the server of a call that continues has given up. */
  runningUntil: Date | null
}

/** Writes the row of a key. It replaces only the row of a call whose server has given up. */
async function take(ctx: Caller, tx: Transaction, { call, input, response, runningUntil }: TakenKey): Promise<void> {
  const createdAt = ctx.services.clock.now()
  const row = { runningUntil, contentHash: hashOfCall(call, input), createdAt }
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId: ctx.userId, key: call.key, response, ...row })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { ...row, response: sql`excluded.answer` },
      setWhere: lte(idempotencyKeys.runningUntil, createdAt),
    })
    .returning({ key: idempotencyKeys.key })
  // The lock of `oneAtATime` was not held: another request has just taken it.
  if (taken.length === 0) throw new StillRunning()
}
