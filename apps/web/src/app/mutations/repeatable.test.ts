import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { repeatable } from './repeatable.ts'

const lost = TRPCClientError.from(new TypeError('Failed to fetch'))
const body = { message: 'tooManyItems', type: 'Conflict', status: 409 }
const refused = TRPCClientError.from({ error: { message: 'x', code: -32600, data: { error: body } } } as never)

/** A form whose saves end with the given errors in turn, and then succeed. */
function form(...ends: unknown[]) {
  let requests = 0
  const sent: string[] = []
  const save = repeatable((title: string) => {
    const request = `${title} as request ${++requests}`
    return async () => {
      sent.push(request)
      const end = ends.shift()
      if (end) throw end
    }
  })
  return { save: (title: string) => save(title).catch(() => {}), sent }
}

describe('a form that creates items', () => {
  it('sends the same request again while the outcome is unknown', async () => {
    const { save, sent } = form(lost, lost)
    await save('Sweep')
    await Promise.all([save('Sweep'), save('Sweep')])
    expect(sent).toEqual(['Sweep as request 1', 'Sweep as request 1', 'Sweep as request 1'])
  })

  it.each([
    ['it was made', undefined],
    ['it was refused', refused],
  ])('sends a new request for the same input after %s', async (_, end) => {
    const { save, sent } = form(end)
    await save('Sweep')
    await save('Sweep')
    expect(sent).toEqual(['Sweep as request 1', 'Sweep as request 2'])
  })

  it('sends a new request for other input', async () => {
    const { save, sent } = form(lost)
    await save('Sweep')
    await save('Mop')
    expect(sent).toEqual(['Sweep as request 1', 'Mop as request 2'])
  })
})
