import { setTimeout as pause } from 'node:timers/promises'
import {
  checkOpenPayments,
  eraseAccounts,
  fireReminders,
  openPushes,
  openWebhooks,
  queueNotifications,
  type RequestCounter,
  reconcileNightly,
  releaseStale,
  type Services,
  sendDigests,
  sendEmails,
  sendNudges,
  sendWeekly,
  sweepApps,
  sweepDays,
  sweepDaysOff,
  sweepDeeds,
  sweepDeliveries,
  sweepDevices,
  sweepEndedTurns,
  sweepEvents,
  sweepIdempotencyKeys,
  sweepImports,
  sweepLinks,
  sweepOccurrences,
  sweepPromises,
  sweepPushes,
  sweepRateLimits,
  sweepSessions,
  sweepTokens,
  sweepTurns,
  sweepWeekCounts,
  whenDeliveriesAreWritten,
  whenEmailsAreQueued,
  whenPushesAreWritten,
} from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { type Backups, backUpDaily } from '../back-up.ts'
import type { Metrics } from '../metrics.ts'

const seconds = 1000

/** Pause between two rounds when there was nothing to do, in milliseconds. */
const rest = {
  days: 30 * seconds,
  leftovers: 600 * seconds,
  digests: 60 * seconds,
  emails: 5 * seconds,
  webhooks: 5 * seconds,
  pushes: 2 * seconds,
  reminders: 10 * seconds,
  payments: 30 * seconds,
  heldGems: 60 * seconds,
  erasure: 600 * seconds,
  backup: 600 * seconds,
  ledger: 600 * seconds,
  requests: 2 * seconds,
}

/**
 * The most that the pause of these grows to, doubling while there is nothing to do. They are woken by what is written;
 * polling is for retries and for what was put off.
 */
const longestRest = 30 * seconds

/** Delay from queueing to sending, so that the response of the queueing call goes first. */
const pauseToSend = 0.1 * seconds

/** How long closing lets sending continue, in milliseconds. Any server retries it later. */
const graceToSend = 2 * seconds

/**
 * How long closing waits for running rounds, in milliseconds. Interrupted work is rolled back, and any server repeats
 * it.
 */
const graceToEnd = 20 * seconds

interface Options {
  services: Services
  metrics: Metrics | undefined
  backups: Backups | undefined
  /** Undefined when rate limits are off. */
  requests: RequestCounter | undefined
}

/**
 * Runs the background jobs while the server listens. Every server runs them; the jobs themselves make sure that each
 * item is processed once. Closing waits for running rounds.
 */
export async function jobs(app: FastifyInstance, { services, metrics, backups, requests }: Options): Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let closing = false

  /** @returns starts the next round after a delay, when work is known to wait */
  function repeat(name: string, wait: number, round: () => Promise<boolean>, longest = wait): (delay: number) => void {
    let next: NodeJS.Timeout | undefined
    let woken = false
    let idle = wait
    const once = async () => {
      let more = false
      const start = performance.now()
      const record = (outcome: 'done' | 'failed') => metrics?.job(name, outcome, (performance.now() - start) / 1000)
      try {
        more = await round()
        record('done')
      } catch (error) {
        record('failed')
        app.log.error({ err: error, job: name }, 'a job failed and will be retried')
      }
      if (more || woken) idle = wait
      schedule(more || woken ? 0 : idle)
      idle = Math.min(idle * 2, longest)
    }
    const schedule = (delay: number) => {
      if (closing) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        next = undefined
        woken = false
        const round = once().finally(() => running.delete(round))
        running.add(round)
      }, delay)
      timers.add(timer)
      next = timer
    }
    schedule(wait)
    return (delay) => {
      // A second wake-up before the round starts must not delay it.
      if (woken) return
      woken = true
      idle = wait
      if (!next) return
      clearTimeout(next)
      timers.delete(next)
      schedule(delay)
    }
  }

  const sending = new AbortController()
  const stopListening: (() => Promise<void>)[] = []

  /** Polling continues as well: it finds what was queued while the listening connection was lost. */
  async function listenFor(written: typeof whenEmailsAreQueued, wake: (delay: number) => void): Promise<void> {
    try {
      stopListening.push(await written(services, () => wake(pauseToSend)))
    } catch (error) {
      app.log.error(
        { err: error },
        'cannot listen to the database: e-mails, webhooks and pushes are found by polling only',
      )
    }
  }

  let wakeWebhooks = (_delay: number): void => {}
  const webhooks = openWebhooks(services, { signal: sending.signal, freed: () => wakeWebhooks(0) })
  let wakePushes = (_delay: number): void => {}
  const pushes = openPushes(services, { signal: sending.signal, freed: () => wakePushes(0) })

  app.addHook('onListen', async () => {
    repeat('days', rest.days, async () => {
      const { settled } = await sweepDays(services)
      return settled + (await sweepTurns(services)) > 0
    })
    repeat('leftovers', rest.leftovers, async () => {
      await sweepPromises(services)
      await sweepPushes(services)
      await sweepRateLimits(services)
      await sweepSessions(services)
      await sweepTokens(services)
      await sweepApps(services)
      await sweepDevices(services)
      await sweepDeeds(services)
      await sweepEvents(services)
      await sweepDaysOff(services)
      await sweepWeekCounts(services)
      await sweepLinks(services)
      await sweepDeliveries(services)
      await sweepIdempotencyKeys(services)
      await sweepImports(services)
      return false
    })
    repeat('digests', rest.digests, async () => {
      const taken = await sendDigests(services)
      return taken + (await sendWeekly(services)) + (await sendNudges(services)) > 0
    })
    const queueAndSend = async () => {
      const more = await queueNotifications(services)
      return (await sendEmails(services, { signal: sending.signal })) || more
    }
    const wakeEmails = repeat('emails', rest.emails, queueAndSend, longestRest)
    await listenFor(whenEmailsAreQueued, wakeEmails)
    wakeWebhooks = repeat('webhooks', rest.webhooks, () => webhooks.round(), longestRest)
    await listenFor(whenDeliveriesAreWritten, wakeWebhooks)
    wakePushes = repeat('pushes', rest.pushes, () => pushes.round(), longestRest)
    await listenFor(whenPushesAreWritten, wakePushes)
    repeat('reminders', rest.reminders, () => fireReminders(services))
    repeat('payments', rest.payments, () => checkOpenPayments(services))
    repeat('held gems', rest.heldGems, () => releaseStale(services))
    repeat('erasure', rest.erasure, () => eraseAccounts(services))
    repeat('ledger', rest.ledger, async () => {
      const wrong = await reconcileNightly(services)
      if (wrong) {
        metrics?.ledger(wrong.length)
        await sweepOccurrences(services)
        await sweepEndedTurns(services)
      }
      return false
    })
    if (requests) {
      repeat('requests', rest.requests, async () => {
        await requests.share()
        return false
      })
    }
    const { backup } = services.database
    if (backups && backup) {
      repeat('backup', rest.backup, async () => {
        await backUpDaily(backups, services.clock.now(), backup)
        return false
      })
    }
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const timer of timers) clearTimeout(timer)
    const giveUp = setTimeout(() => sending.abort(), graceToSend)
    const ended = Promise.all(running).then(() => Promise.all([webhooks.idle(), pushes.idle()]))
    await Promise.race([ended, pause(graceToEnd, undefined, { ref: false })])
    clearTimeout(giveUp)
    await Promise.all(stopListening.map((stop) => stop().catch(() => {})))
  })
}
