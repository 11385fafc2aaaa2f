import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from './rules.ts'
import { untilAnswered } from './until-answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new Error('lost')
const refused = new Error('refused')
const never = () => new Promise<string>(() => {})
const later = (milliseconds: number, answer: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, answer))

/** Sends a call whose attempts end as given, in turn. */
function sending(tries: (() => Promise<string>)[], { canRetry = true, resendAfterMs = limits.resendAfterMs } = {}) {
  const begun = Date.now()
  const sentAt: number[] = []
  let losses = 0
  const send = () => {
    sentAt.push(Date.now() - begun)
    return (tries[sentAt.length - 1] ?? never)()
  }
  const outcome = untilAnswered({
    first: send(),
    send,
    resendAfterMs,
    isLost: (error) => error !== refused,
    onLost() {
      losses += 1
      return canRetry
    },
  }).then(
    (answer) => ({ answer, after: Date.now() - begun }),
    (error: Error) => ({ error, after: Date.now() - begun }),
  )
  return { outcome, sentAt, losses: () => losses }
}

const fail = () => Promise.reject(lost)

describe('a call whose response is lost', () => {
  it('is retried after a second, and again after three more', async () => {
    const { outcome, sentAt } = sending([fail, fail, async () => 'done'])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ answer: 'done' })
    expect(sentAt).toEqual([0, 1000, 4000])
  })

  it('is sent at most three times', async () => {
    const { outcome, sentAt } = sending([fail, fail, fail, fail])
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ error: lost, after: 4000 })
    expect(sentAt).toHaveLength(3)
  })

  it('is not retried when a retry cannot help', async () => {
    const { outcome, sentAt } = sending([fail], { canRetry: false })
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ error: lost, after: 0 })
    expect(sentAt).toHaveLength(1)
  })
})

describe('a call whose response is late', () => {
  it('is retried, and a late response to the first attempt is used', async () => {
    const { outcome, sentAt, losses } = sending([() => later(9500, 'first'), never])
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ answer: 'first', after: 9500 })
    expect(sentAt).toEqual([0, 9000])
    expect(losses()).toBe(1)
  })

  it('fails within 30 seconds', async () => {
    const { outcome, sentAt } = sending([never, never, never])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ after: limits.resendAfterMs + limits.giveUpAfterMs })
    expect(limits.resendAfterMs + limits.giveUpAfterMs).toBeLessThan(30_000)
    expect(sentAt).toEqual([0, 9000, 20_000])
  })

  it('is not retried when it has no timeout', async () => {
    const { outcome, sentAt } = sending([() => later(120_000, 'drawn')], { resendAfterMs: Infinity })
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ answer: 'drawn' })
    expect(sentAt).toHaveLength(1)
  })
})

it('fails at once on a refusal, also of a retry', async () => {
  const first = sending([() => Promise.reject(refused)])
  const second = sending([fail, () => Promise.reject(refused)])
  await vi.runAllTimersAsync()
  expect(await first.outcome).toEqual({ error: refused, after: 0 })
  expect(first.losses()).toBe(0)
  expect(await second.outcome).toEqual({ error: refused, after: 1000 })
})
