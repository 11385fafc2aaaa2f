import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { repeatable } from './repeatable.ts'

const lost = TRPCClientError.from(new TypeError('Failed to fetch'))
const body = { message: 'tooManyItems', type: 'Conflict', status: 409 }
const refused = TRPCClientError.from({ error: { message: 'x', code: -32600, data: { error: body } } } as never)

/** A form whose saves end with the given errors in turn, and then succeed. */
function form(...ends: unknown[]) {
  let drafts = 0
  const sent: string[] = []
  const save = repeatable((title: string) => {
    const draft = `${title} as draft ${++drafts}`
    return async () => {
      sent.push(draft)
      const end = ends.shift()
      if (end) throw end
    }
  })
  return { save: (title: string) => save(title).catch(() => {}), sent }
}

describe('a form that creates items', () => {
  it('sends the same draft again while the outcome is unknown', async () => {
    const { save, sent } = form(lost, lost)
    await save('Sweep')
    await Promise.all([save('Sweep'), save('Sweep')])
    expect(sent).toEqual(['Sweep as draft 1', 'Sweep as draft 1', 'Sweep as draft 1'])
  })

  it.each([
    ['it was made', undefined],
    ['it was refused', refused],
  ])('creates a new draft for the same input after %s', async (_, end) => {
    const { save, sent } = form(end)
    await save('Sweep')
    await save('Sweep')
    expect(sent).toEqual(['Sweep as draft 1', 'Sweep as draft 2'])
  })

  it('creates a new draft for other input', async () => {
    const { save, sent } = form(lost)
    await save('Sweep')
    await save('Mop')
    expect(sent).toEqual(['Sweep as draft 1', 'Mop as draft 2'])
  })
})
