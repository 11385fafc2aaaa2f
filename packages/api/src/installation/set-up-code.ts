import { timingSafeEqual } from 'node:crypto'
import type { Services } from '../kernel/context.ts'
import { isEmpty } from '../kernel/installation.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { serverSecret } from '../kernel/secrets/server-secret.ts'
import { codeOf, typedCode } from './rules.ts'

type SetUpServices = Pick<Services, 'database' | 'clock' | 'passwordSignIn'> & {
  machine: Pick<Services['machine'], 'setUpPage'>
}

/**
 * Whether the installation waits to be set up in a browser. Its owner gets a password, so not where there are none.
 */
export const isAwaited = async ({
  database,
  machine,
  passwordSignIn,
}: Omit<SetUpServices, 'clock'>): Promise<boolean> =>
  machine.setUpPage && passwordSignIn && (await isEmpty(database.queries))

/**
 * The code that proves that someone may set up the installation: only those who read the log of a server know it, not a
 * stranger who comes first. All servers have the same one, even after a restart.
 * @returns undefined if there is nothing to set up
 */
export async function setUpCode(services: SetUpServices): Promise<string | undefined> {
  if (!(await isAwaited(services))) return undefined
  return codeOf(await serverSecret(services.database.queries, services.clock, 'set-up'))
}

/** Whether a typed code is the one of the log. The time that this takes says nothing about it. */
export async function isSetUpCode(
  { database, clock }: Pick<SetUpServices, 'database' | 'clock'>,
  typed: string,
): Promise<boolean> {
  const code = codeOf(await serverSecret(database.queries, clock, 'set-up'))
  const [entered, right] = [typed, code].map((text) => Buffer.from(hashOf(typedCode(text))))
  return entered !== undefined && right !== undefined && timingSafeEqual(entered, right)
}
