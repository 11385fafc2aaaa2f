import { allEqual, eq } from '@questboard/db/drizzle'
import { pushDevices, users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { pushKinds } from '../notifications/push-kinds.ts'
import { deliver } from './deliver.ts'
import type { TestResult } from './schema.ts'
import { texts } from './texts.ts'
import { vapidKeys } from './vapid.ts'

/** Each call may take as long as the push service's time-out. */
const limit = { attempts: 60, seconds: 3600 }

/**
 * Sends a test to one of the caller's devices once, even in quiet hours.
 * @throws DomainError deviceNotFound, tooManyRequests
 */
export async function sendTestPush(ctx: UserContext, { id }: { id: string }): Promise<TestResult> {
  const { services, db, userId } = ctx
  const [device] = await db
    .select({ device: pushDevices, lang: users.lang })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(allEqual(pushDevices, { id, userId }))
  if (!device) throw new DomainError('deviceNotFound')
  await countAttempt(services, `push:${userId}`, limit)
  const keys = await vapidKeys(services, db)
  const payload = JSON.stringify({
    title: 'Questboard',
    body: texts[device.lang].test,
    url: '/settings/notifications',
    tag: 'test',
    actions: [],
  })
  const push = { payload, ...pushKinds.test, topic: undefined }
  const outcome = await ctx.waitOutside(() =>
    deliver(services, { keys, target: device.device, push }, services.closing),
  )
  const isOwn = allEqual(pushDevices, { id, userId })
  if (outcome.sent) {
    await db.update(pushDevices).set({ lastSuccessAt: services.clock.now() }).where(isOwn)
    return { sent: true, fault: null }
  }
  if (outcome.fault === 'gone') await db.delete(pushDevices).where(isOwn)
  return { sent: false, fault: outcome.fault }
}
