import { setTimeout as pause } from 'node:timers/promises'
import {
  checkOpenPayments,
  eraseAccounts,
  openDispatcher,
  type RequestCounter,
  reconcileNightly,
  releaseStale,
  type Services,
  sendEmails,
  sweepDays,
  sweepDeliveries,
  sweepIdempotencyKeys,
  sweepLinks,
  sweepRateLimits,
  sweepSessions,
  sweepTokens,
  whenDeliveriesAreWritten,
  whenEmailsAreQueued,
} from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { type Backups, backUpDaily } from '../back-up.ts'
import type { Metrics } from '../metrics.ts'

const seconds = 1000

/** Between two rounds when there was nothing to do. */
const rest = {
  days: 20 * seconds,
  leftovers: 600 * seconds,
  emails: 5 * seconds,
  webhooks: 5 * seconds,
  payments: 30 * seconds,
  heldGems: 30 * seconds,
  erasure: 600 * seconds,
  backup: 600 * seconds,
  ledger: 600 * seconds,
  requests: 2 * seconds,
}

/** From the writing of what is sent to its sending: the answer of the call that wrote it goes first, and takes as long as any. */
const pauseToSend = 0.1 * seconds

/** How long closing lets go on what is being sent. Then it is tried again later, by whichever server. */
const graceToSend = 2 * seconds

/** How long closing waits for rounds that run. What is cut off then is undone, and due again, for whichever server. */
const graceToEnd = 20 * seconds

interface Options {
  services: Services
  metrics: Metrics | undefined
  backups: Backups | undefined
  /** Undefined where requests are not limited. */
  requests: RequestCounter | undefined
}

/**
 * What the server does by itself while it listens. Every server does it; the jobs themselves see to it that each thing
 * is done once. Closing lets a round that runs come to its end.
 */
export async function jobs(app: FastifyInstance, { services, metrics, backups, requests }: Options): Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let closing = false

  /** @returns what begins a round soon, as somebody knows that there is something to do */
  function repeat(name: string, wait: number, round: () => Promise<boolean>): (delay: number) => void {
    let next: NodeJS.Timeout | undefined
    let woken = false
    const once = async () => {
      let more = false
      const start = performance.now()
      const tell = (outcome: 'done' | 'failed') => metrics?.job(name, outcome, (performance.now() - start) / 1000)
      try {
        more = await round()
        tell('done')
      } catch (error) {
        tell('failed')
        app.log.error({ err: error, job: name }, 'a job failed and will be tried again')
      }
      schedule(more || woken ? 0 : wait)
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
      // Woken again before it has begun, it begins no later.
      if (woken) return
      woken = true
      if (!next) return
      clearTimeout(next)
      timers.delete(next)
      schedule(delay)
    }
  }

  const sending = new AbortController()
  const stopListening: (() => Promise<void>)[] = []

  /** Polling goes on beside it: what is written while the connection is lost is found later. */
  async function listenFor(written: typeof whenEmailsAreQueued, wake: (delay: number) => void): Promise<void> {
    try {
      stopListening.push(await written(services, () => wake(pauseToSend)))
    } catch (error) {
      app.log.error(
        { err: error },
        'what is to be sent is looked for only now and then: the database cannot be listened to',
      )
    }
  }

  let wakeWebhooks = (_delay: number): void => {}
  const dispatcher = openDispatcher(services, { signal: sending.signal, freed: () => wakeWebhooks(0) })

  app.addHook('onListen', async () => {
    repeat('days', rest.days, async () => {
      const { settled } = await sweepDays(services)
      return settled > 0
    })
    repeat('leftovers', rest.leftovers, async () => {
      await sweepRateLimits(services)
      await sweepSessions(services)
      await sweepTokens(services)
      await sweepLinks(services)
      await sweepDeliveries(services)
      await sweepIdempotencyKeys(services)
      return false
    })
    const wakeEmails = repeat('emails', rest.emails, () => sendEmails(services, { signal: sending.signal }))
    await listenFor(whenEmailsAreQueued, wakeEmails)
    wakeWebhooks = repeat('webhooks', rest.webhooks, () => dispatcher.round())
    await listenFor(whenDeliveriesAreWritten, wakeWebhooks)
    repeat('payments', rest.payments, () => checkOpenPayments(services))
    repeat('held gems', rest.heldGems, () => releaseStale(services))
    repeat('erasure', rest.erasure, () => eraseAccounts(services))
    repeat('ledger', rest.ledger, async () => {
      const wrong = await reconcileNightly(services)
      if (wrong) metrics?.ledger(wrong.length)
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
    const ended = Promise.all(running).then(() => dispatcher.idle())
    await Promise.race([ended, pause(graceToEnd, undefined, { ref: false })])
    clearTimeout(giveUp)
    await Promise.all(stopListening.map((stop) => stop().catch(() => {})))
  })
}
