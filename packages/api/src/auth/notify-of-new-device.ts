import { allEqual, and, eq, gt, sql } from '@questboard/db/drizzle'
import { accountLinks, knownDevices, notifications, sessions, users } from '@questboard/db/schema'
import { nameOfDevice } from '@questboard/i18n/user-agent'
import { queueEmail } from '../email/queue-email.ts'
import { dayMs } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'

/** Sign-ins in 24 hours that each have a notification and an e-mail. Further ones share one notification. */
const maxNotices = 10

/**
 * Notifies the owner of an account that signs in on a device that is not known: in the app, and by e-mail if the server
 * sends any. The first sign-in of an account is silent. A client that names no device is never known, since leaving the
 * name out must not hide a sign-in. The caller holds the lock on the account, and has not remembered the device yet.
 *
 * Rules: Signing in.
 */
export async function notifyOfNewDevice(
  tx: Transaction,
  { services: { clock, hasMailServer }, head: { agent } }: VisitorContext,
  { userId, device }: { userId: string; device: string | undefined },
): Promise<void> {
  const now = clock.now()
  const [account] = await tx
    .select({
      email: users.email,
      lang: users.lang,
      timeZone: users.timeZone,
      isKnown: sql<boolean>`exists (select from ${knownDevices}
        where ${allEqual(knownDevices, { userId, tokenHash: device === undefined ? '' : hashOf(device) })})`,
      // A link that reported a sign-in has ended all sessions and forgotten all devices.
      hasSignedIn: sql<boolean>`exists (select from ${knownDevices} where ${eq(knownDevices.userId, userId)})
        or exists (select from ${sessions} where ${eq(sessions.userId, userId)})
        or exists (select from ${accountLinks}
          where ${allEqual(accountLinks, { userId, kind: 'notMe' })})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!account?.email || account.isKnown || !account.hasSignedIn) return
  const since = new Date(now.getTime() - dayMs)
  const recent = and(allEqual(notifications, { userId, type: 'newDevice' }), gt(notifications.createdAt, since))
  const earlier = await countRows(tx, notifications, recent)
  const isTooMany = earlier >= maxNotices
  const name = nameOfDevice(agent ?? '')
  await notify(tx, clock, [userId], {
    type: 'newDevice',
    ...(name !== '' && { data: { device: { name } } }),
    ...(isTooMany && { source: 'newDevice' }),
  })
  if (!hasMailServer || isTooMany) return
  const { email, lang, timeZone } = account
  await queueEmail(tx, clock, { kind: 'newDevice', userId, email, lang, device: name, timeZone })
}
