import { describe, expect, it } from 'vitest'
import { createQueues, NotSent } from './queues.ts'

function sender() {
  const log: string[] = []
  return {
    log,
    send(name: string) {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const start = () => {
        log.push(name)
        return promise
      }
      return { start, answer: () => resolve(name), fail: (error: Error) => reject(error) }
    },
  }
}

describe('queues', () => {
  it('send the first mutation at once', () => {
    const { log, send } = sender()
    void createQueues().enqueue('task', send('complete').start)
    expect(log).toEqual(['complete'])
  })

  it('send mutations of one task one after the other', async () => {
    const { log, send } = sender()
    const { enqueue } = createQueues()
    const [complete, reopen] = [send('complete'), send('reopen')]
    const first = enqueue('task', complete.start)
    const second = enqueue('task', reopen.start)
    await Promise.resolve()
    expect(log).toEqual(['complete'])
    complete.answer()
    reopen.answer()
    expect(await Promise.all([first, second])).toEqual(['complete', 'reopen'])
    expect(log).toEqual(['complete', 'reopen'])
  })

  it('send mutations of different tasks in parallel', () => {
    const { log, send } = sender()
    const { enqueue } = createQueues()
    void enqueue('one', send('complete one').start)
    void enqueue('two', send('complete two').start)
    expect(log).toEqual(['complete one', 'complete two'])
  })

  it('do not send mutations behind a failed one, and report its cause', async () => {
    const { log, send } = sender()
    const { enqueue } = createQueues()
    const complete = send('complete')
    const answers = Promise.allSettled([
      enqueue('task', complete.start),
      enqueue('task', send('reopen').start),
      enqueue('task', send('again').start),
    ])
    const fault = new Error('away')
    complete.fail(fault)
    const [first, second, third] = await answers
    expect(first).toEqual({ status: 'rejected', reason: fault })
    for (const left of [second, third]) {
      expect(left).toMatchObject({ status: 'rejected', reason: { cause: fault } })
      expect(left?.status === 'rejected' && left.reason).toBeInstanceOf(NotSent)
    }
    expect(log).toEqual(['complete'])
  })

  it('send an independent mutation even after a failure', async () => {
    const { log, send } = sender()
    const { enqueue } = createQueues()
    const [complete, remove] = [send('complete'), send('remove')]
    const answers = Promise.allSettled([
      enqueue('task', complete.start),
      enqueue('task', send('reopen').start),
      enqueue('task', remove.start, true),
    ])
    complete.fail(new Error('away'))
    remove.answer()
    const [, reopened, removed] = await answers
    expect(reopened).toMatchObject({ status: 'rejected' })
    expect(removed).toEqual({ status: 'fulfilled', value: 'remove' })
    expect(log).toEqual(['complete', 'remove'])
  })

  it('accept new mutations after a failure', async () => {
    const { log, send } = sender()
    const { enqueue } = createQueues()
    const complete = send('complete')
    const failed = enqueue('task', complete.start)
    complete.fail(new Error('away'))
    await expect(failed).rejects.toThrow('away')
    const again = send('again')
    const answer = enqueue('task', again.start)
    again.answer()
    expect(await answer).toBe('again')
    expect(log).toEqual(['complete', 'again'])
  })

  it('settle when all running mutations have succeeded or failed', async () => {
    const { send } = sender()
    const { enqueue, settled } = createQueues()
    const [first, second, third] = [send('one'), send('two'), send('later')]
    const answers = Promise.allSettled([enqueue('one', first.start), enqueue('two', second.start)])
    const seen: string[] = []
    const waited = settled().then(() => seen.push('settled'))
    void enqueue('three', third.start)
    first.answer()
    await Promise.resolve()
    expect(seen).toEqual([])
    second.fail(new Error('away'))
    await answers
    await waited
    expect(seen).toEqual(['settled'])
  })
})
