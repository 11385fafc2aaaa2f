import { setTimeout as pause } from 'node:timers/promises'
import {
  checkOpenPayments,
  claimDailyJob,
  eraseAccounts,
  fireReminders,
  openClockCheck,
  openPushes,
  openWebhooks,
  queueNotifications,
  type RequestCounter,
  releaseStale,
  remindOfPromises,
  type Services,
  sendDigests,
  sendEmails,
  sendNudges,
  sendWeekly,
  sweepApps,
  sweepDays,
  sweepDeeds,
  sweepDeliveries,
  sweepDevices,
  sweepEvents,
  sweepIdempotencyKeys,
  sweepImports,
  sweepLinks,
  sweepPayments,
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
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Backups, backUpDaily } from '../back-up.ts'
import type { Metrics } from '../metrics.ts'
import { runNightly } from '../nightly.ts'
import { openRounds, type Wake } from '../rounds.ts'
import { runEach } from '../run-each.ts'

const seconds = 1000

/** Pause between two rounds when there was nothing to do. */
const idlePauseMs = {
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
  checkpoint: 60 * seconds,
  vacuum: 600 * seconds,
  ledger: 600 * seconds,
  requests: 2 * seconds,
}

/**
 * The longest pause of the jobs that send. Their pause doubles while there is nothing to do. New rows
 * wake them with NOTIFY; polling is for retries and for what was put off.
 */
const maxIdlePauseMs = 30 * seconds

/** Each deletes what nothing needs any more, or makes up for what was left undone, such as reminders of promises. */
const periodicTasks = [
  remindOfPromises,
  sweepPromises,
  sweepPushes,
  sweepRateLimits,
  sweepSessions,
  sweepTokens,
  sweepApps,
  sweepDevices,
  sweepDeeds,
  sweepEvents,
  sweepWeekCounts,
  sweepLinks,
  sweepPayments,
  sweepDeliveries,
  sweepIdempotencyKeys,
  sweepImports,
]

/** Delay from queueing to sending, so that the response of the queueing call goes first. */
const pauseToSendMs = 0.1 * seconds

/** How long closing lets sending continue. Any server retries it later. */
const graceToSendMs = 2 * seconds

/**
 * How long closing waits for running rounds. Interrupted work is rolled back, and any server repeats
 * it.
 */
const graceToEndMs = 20 * seconds

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
  const { repeat, end } = openRounds({ metrics, log: app.log })
  const sending = new AbortController()
  const closing = new AbortController()
  const { listenFor, stopListening } = openListeners(services, app.log, closing.signal)
  let wakeWebhooks: Wake = () => {}
  const webhooks = openWebhooks(services, { signal: sending.signal, freed: () => wakeWebhooks(0) })
  let wakePushes: Wake = () => {}
  const pushes = openPushes(services, { signal: sending.signal, freed: () => wakePushes(0) })

  const isClockRight = openClockCheck(services)

  app.addHook('onListen', async () => {
    repeat('days', idlePauseMs.days, async () => {
      if (!(await isClockRight())) return false
      const { settled } = await sweepDays(services)
      return settled + (await sweepTurns(services)) > 0
    })
    repeat('leftovers', idlePauseMs.leftovers, async () => {
      if (await isClockRight()) await runEach(periodicTasks, services)
      return false
    })
    repeat('digests', idlePauseMs.digests, async () => {
      const taken = await sendDigests(services)
      return taken + (await sendWeekly(services)) + (await sendNudges(services)) > 0
    })
    const queueAndSend = async () => {
      const more = await queueNotifications(services)
      return (await sendEmails(services, { signal: sending.signal })) || more
    }
    const wakeEmails = repeat('emails', idlePauseMs.emails, queueAndSend, maxIdlePauseMs)
    await listenFor(whenEmailsAreQueued, wakeEmails)
    wakeWebhooks = repeat('webhooks', idlePauseMs.webhooks, () => webhooks.round(), maxIdlePauseMs)
    await listenFor(whenDeliveriesAreWritten, wakeWebhooks)
    wakePushes = repeat('pushes', idlePauseMs.pushes, () => pushes.round(), maxIdlePauseMs)
    await listenFor(whenPushesAreWritten, wakePushes)
    repeat('reminders', idlePauseMs.reminders, () => fireReminders(services))
    repeat('payments', idlePauseMs.payments, () => checkOpenPayments(services))
    repeat('held gems', idlePauseMs.heldGems, () => releaseStale(services))
    repeat('erasure', idlePauseMs.erasure, async () => (await isClockRight()) && eraseAccounts(services))
    repeat('ledger', idlePauseMs.ledger, async () => {
      if (await isClockRight()) await runNightly({ services, metrics })
      return false
    })
    if (requests) {
      repeat('requests', idlePauseMs.requests, async () => {
        await requests.share()
        return false
      })
    }
    const { backup, maintenance } = services.database
    if (maintenance) {
      repeat('checkpoint', idlePauseMs.checkpoint, async () => {
        await maintenance.checkpoint()
        return false
      })
      repeat('vacuum', idlePauseMs.vacuum, async () => {
        if (await claimDailyJob(services, 'vacuum')) await maintenance.vacuum()
        return false
      })
    }
    if (backups && backup) {
      repeat('backup', idlePauseMs.backup, async () => {
        await backUpDaily(backups, services.clock.now(), backup)
        return false
      })
    }
  })
  app.addHook('preClose', async () => {
    closing.abort()
    const giveUp = setTimeout(() => sending.abort(), graceToSendMs)
    const ended = end().then(() => Promise.all([webhooks.idle(), pushes.idle()]))
    await Promise.race([ended, pause(graceToEndMs, undefined, { ref: false })])
    clearTimeout(giveUp)
    await stopListening()
  })
}

/** Wakes the jobs that send when rows are written for them. */
function openListeners(services: Services, log: Pick<FastifyBaseLogger, 'error'>, closing: AbortSignal) {
  const stops: (() => Promise<void>)[] = []

  /** Polling continues as well: it finds what was queued while the listening connection was lost. */
  async function listenFor(written: typeof whenEmailsAreQueued, wake: Wake, nextPauseMs = 1 * seconds): Promise<void> {
    try {
      stops.push(await written(services, () => wake(pauseToSendMs)))
    } catch (error) {
      log.error(
        { err: error },
        'cannot listen to the database yet: e-mails, webhooks and pushes are found by polling only',
      )
      const again = () => listenFor(written, wake, Math.min(2 * nextPauseMs, maxIdlePauseMs))
      void pause(nextPauseMs, undefined, { ref: false, signal: closing }).then(again, () => {})
    }
  }

  return {
    listenFor,
    stopListening: async () => {
      await Promise.all(stops.map((stop) => stop().catch(() => {})))
    },
  }
}
