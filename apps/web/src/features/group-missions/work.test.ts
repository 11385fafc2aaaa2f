import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import { describe, expect, it } from 'vitest'
import { addTasksIn, archiveTaskIn, setTaskDone, workOf, workOfAll } from './work.ts'

const task = (id: string, about: Partial<GroupMissionTask> = {}) =>
  ({ id, ruby: 10, archived: false, completedBy: [], ...about }) as unknown as GroupMissionTask

const mission = (...tasks: GroupMissionTask[]) =>
  ({ id: 'm', ruby: 0, assignedUsers: ['ani', 'boyan'], tasks }) as unknown as GroupMission

describe('the work of a mission', () => {
  const one = mission(task('a', { completedBy: ['ani'] }), task('b', { archived: true, completedBy: ['ani'] }))

  it('counts an archived task only for the assignees who have done it', () => {
    expect(workOf(one, 'ani').map(({ completed }) => completed)).toEqual([true, true])
    expect(workOf(one, 'boyan').map(({ completed }) => completed)).toEqual([false])
    expect(workOfAll(one)).toHaveLength(3)
  })

  it('adds the reward of a new task, and removes that of an archived task that no one has done', () => {
    const [more] = addTasksIn('m', task('c', { ruby: 5 }))([mission(task('a'))])
    expect(more?.ruby).toBe(15)
    expect(archiveTaskIn('m', 'a')(more ? [more] : [])[0]?.ruby).toBe(5)
  })
})

it('ticks a task once, even when the response already contains it', () => {
  const own = { ...mission(), tasks: [{ ...task('a'), completed: false }] } as unknown as UserGroupMission
  const done = setTaskDone('m', 'a', 'ani', true)([own])
  expect(done[0]?.tasks[0]).toMatchObject({ completed: true, completedBy: ['ani'] })
  expect(setTaskDone('m', 'a', 'ani', true)(done)).toBe(done)
  expect(setTaskDone('m', 'a', 'ani', false)(done)[0]?.tasks[0]).toMatchObject({ completed: false, completedBy: [] })
})
