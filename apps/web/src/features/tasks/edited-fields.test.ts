import type { Task } from '@questboard/api/tasks/schema'
import { describe, expect, it } from 'vitest'
import type { NewTask } from './add.ts'
import { editedFields } from './edited-fields.ts'

const written: NewTask = { title: 'Sweep', notes: '', gold: 10, type: 'daily', tags: ['a', 'b'], requireResult: false }

const task: Task = {
  ...{ ...written, id: 'a', result: null, completed: false, archived: false, streak: 3 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', completedAt: null },
}

describe('the edited fields of a form', () => {
  it('are none when it is saved as it was opened', () => {
    expect(editedFields(task, { ...written })).toEqual({})
  })

  it('are those that differ, and no others', () => {
    expect(editedFields(task, { ...written, title: 'Sweep up', requireResult: true })).toEqual({
      title: 'Sweep up',
      requireResult: true,
    })
  })

  it('hold the tags when others are chosen, in whatever order', () => {
    expect(editedFields(task, { ...written, tags: ['b', 'a'] })).toEqual({})
    expect(editedFields(task, { ...written, tags: ['b'] })).toEqual({ tags: ['b'] })
  })
})
