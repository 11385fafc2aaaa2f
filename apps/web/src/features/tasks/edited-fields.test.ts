import type { Task } from '@questboard/api/tasks/schema'
import { describe, expect, it } from 'vitest'
import type { NewTask } from './add.ts'
import { newTask } from './dates.ts'
import { editedFields } from './edited-fields.ts'
import { emptyTask } from './empty-task.ts'

const written: NewTask = { ...emptyTask, title: 'Sweep', gold: 10, type: 'daily', tags: ['a', 'b'] }

const task: Task = { ...newTask(written, { id: 'a', createdAt: '2026-11-20T08:00:00.000Z' }), streak: 3 }

describe('editedFields', () => {
  it('is empty when nothing was changed', () => {
    expect(editedFields(task, { ...written })).toEqual({})
  })

  it('contains exactly the changed fields', () => {
    expect(editedFields(task, { ...written, title: 'Sweep up', requireResult: true })).toEqual({
      title: 'Sweep up',
      requireResult: true,
    })
  })

  it('contains the checklist when titles or the order changed, not when items were ticked', () => {
    const [socks, tent] = [
      { id: 'a', title: 'Socks' },
      { id: 'b', title: 'Tent' },
    ]
    const ticked: Task = {
      ...task,
      checklist: [
        { ...socks, done: true },
        { ...tent, done: false },
      ],
    }
    expect(editedFields(ticked, { ...written, checklist: [socks, tent] })).toEqual({})
    expect(editedFields(ticked, { ...written, checklist: [tent, socks] })).toEqual({ checklist: [tent, socks] })
    expect(editedFields(ticked, { ...written, checklist: [] })).toEqual({ checklist: [] })
  })

  it('contains the reminders when they changed', () => {
    const reminders = [{ id: 'a', daysBefore: 1, at: '20:00' }]
    const reminding: Task = { ...task, reminders }
    expect(editedFields(reminding, { ...written, reminders })).toEqual({})
    expect(editedFields(reminding, { ...written, reminders: [] })).toEqual({ reminders: [] })
    expect(editedFields(task, { ...written, reminders })).toEqual({ reminders })
  })

  it('contains the tags when other ones are selected, in any order', () => {
    expect(editedFields(task, { ...written, tags: ['b', 'a'] })).toEqual({})
    expect(editedFields(task, { ...written, tags: ['b'] })).toEqual({ tags: ['b'] })
  })
})
