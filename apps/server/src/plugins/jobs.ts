import {
  checkOpenPayments,
  eraseAccounts,
  releaseStale,
  type Services,
  sendLetters,
  sweepDays,
  sweepLinks,
  sweepRateLimits,
  sweepSessions,
} from '@questboard/api'
import type { FastifyInstance } from 'fastify'

const seconds = 1000

/** Between two rounds when there was nothing to do. */
const rest = {
  days: 20 * seconds,
  leftovers: 600 * seconds,
  letters: 5 * seconds,
  payments: 30 * seconds,
  heldGems: 30 * seconds,
  erasure: 600 * seconds,
}

/**
 * What the server does by itself while it listens. Every server does it; the jobs themselves see to it that each thing
 * is done once. Closing waits for a round that runs.
 */
export async function jobs(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let closing = false

  function repeat(name: string, wait: number, round: () => Promise<boolean>): void {
    const once = async () => {
      let more = false
      try {
        more = await round()
      } catch (error) {
        app.log.error({ err: error, job: name }, 'a job failed and will be tried again')
      }
      schedule(more ? 0 : wait)
    }
    const schedule = (delay: number) => {
      if (closing) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        const round = once().finally(() => running.delete(round))
        running.add(round)
      }, delay)
      timers.add(timer)
    }
    schedule(wait)
  }

  app.addHook('onListen', async () => {
    repeat('days', rest.days, async () => {
      const { settled } = await sweepDays(services)
      return settled > 0
    })
    repeat('leftovers', rest.leftovers, async () => {
      await sweepRateLimits(services)
      await sweepSessions(services)
      await sweepLinks(services)
      return false
    })
    repeat('letters', rest.letters, () => sendLetters(services))
    repeat('payments', rest.payments, () => checkOpenPayments(services))
    repeat('held gems', rest.heldGems, () => releaseStale(services))
    repeat('erasure', rest.erasure, () => eraseAccounts(services))
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  })
}
