import { describe, expect, it } from 'vitest'
import { repeatable } from './repeatable.ts'

function form() {
  const drafts: string[] = []
  const sent: string[] = []
  const save = repeatable((title: string) => {
    drafts.push(title)
    const draft = `${title} as draft ${drafts.length}`
    return {
      async add() {
        sent.push(draft)
      },
    }
  })
  return { save, sent }
}

describe('a form that adds', () => {
  it('sends the same draft when the same words are saved again', async () => {
    const { save, sent } = form()
    await save('Sweep')
    await save('Sweep')
    expect(sent).toEqual(['Sweep as draft 1', 'Sweep as draft 1'])
  })

  it('makes another draft of other words', async () => {
    const { save, sent } = form()
    await save('Sweep')
    await save('Mop')
    expect(sent).toEqual(['Sweep as draft 1', 'Mop as draft 2'])
  })
})
