import type { SignInResponse } from '@questboard/api/auth/schema'
import { browserToken } from '../../app/browser-token.ts'
import { readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { pathAfterSignIn } from '../account/after-sign-in.ts'
import { prepareSignIn } from '../account/prepare-sign-in.ts'
import { endPending, type PendingOidc, pendingOidc, readOidcAnswer, storePending } from './pending-oidc.ts'

/** The result of the return from the provider, or what is still needed. */
export type OidcOutcome =
  | { kind: 'done'; path: string; connected: boolean }
  | { kind: 'newcomer'; email: string; pending: PendingOidc }
  | { kind: 'failed'; why: 'cancelled' | 'failed' | 'none' | { error: unknown }; pending: PendingOidc | null }

/** What the page needs before it is shown: its texts, the name of the provider, and the result, which takes a while. */
export async function loadOidcReturn(): Promise<{ name: string; outcome: Promise<OidcOutcome> }> {
  const [{ oidc }] = await Promise.all([prepareSignIn(), loadCatalog('sessions')])
  return { name: oidc?.name ?? 'OpenID', outcome: finishOidc() }
}

/** Sends the provider's answer to the server: signs in, or connects the account. Never rejects. */
async function finishOidc(): Promise<OidcOutcome> {
  const pending = pendingOidc()
  const read = readOidcAnswer(window.location.search, pending)
  if (!pending || read.kind === 'none') return { kind: 'failed', why: 'none', pending }
  // The answer works once, and the page may have been loaded again since.
  if (pending.newcomer) return { kind: 'newcomer', email: pending.newcomer, pending }
  if (read.kind !== 'code') return { kind: 'failed', why: read.kind, pending }
  try {
    const call = { secret: pending.secret, ...read.answer }
    return await (pending.purpose === 'connect' ? connect(call, pending) : signIn(call, pending))
  } catch (error) {
    return { kind: 'failed', why: { error }, pending }
  }
}

type Call = { secret: string; code: string; state: string; iss?: string }

async function connect(call: Call, { redirect }: PendingOidc): Promise<OidcOutcome> {
  await trpcClient.auth.connectOidc.mutate(call)
  endPending()
  await trpcUtils.auth.waysIn.invalidate()
  return { kind: 'done', path: redirect, connected: true }
}

async function signIn(call: Call, pending: PendingOidc): Promise<OidcOutcome> {
  try {
    const { answer, newcomer } = await trpcClient.auth.oidc.mutate({ ...call, device: browserToken() })
    if (answer) return await entered(answer, pending)
    const email = newcomer?.email ?? ''
    storePending({ ...pending, newcomer: email })
    return { kind: 'newcomer', email, pending }
  } catch (error) {
    if (readFailure(error).code !== 'accountWaitsForDeletion') throw error
    const { offerRestore } = await import('../account-restore/offer-restore.tsx')
    const own = { secret: pending.secret, device: browserToken() }
    const back = await offerRestore(() => trpcClient.rights.restoreByOidc.mutate(own))
    if (!back) throw error
    return entered(back, pending)
  }
}

const entered = async (answer: SignInResponse, pending: PendingOidc): Promise<OidcOutcome> => ({
  kind: 'done',
  path: await completeOidc(answer, pending),
  connected: false,
})

/**
 * Starts the session, or asks for the second factor, and forgets the sign-in that was pending.
 * @returns the path of the page that opens now
 */
export async function completeOidc(answer: SignInResponse, { redirect }: PendingOidc): Promise<string> {
  const path = await pathAfterSignIn(answer, redirect)
  endPending()
  return path
}
