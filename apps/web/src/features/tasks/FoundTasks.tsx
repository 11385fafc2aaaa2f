import type { Task } from '@questboard/api/tasks/schema'
import { type ReactNode, useMemo } from 'react'
import { Growth } from './list-contexts.ts'
import { searchTasks } from './search.ts'

/** The number of rows that a keystroke adds at once. */
const addedRows = 3

/** Rows are rendered up to this number, and more when the player scrolls to them. */
const searchedRows = 14

type FoundTasksProps = {
  tasks: readonly Task[]
  query: string
  render: (found: readonly Task[]) => ReactNode
}

/** A list of the tasks with the words of a search, nothing without words. */
export default function FoundTasks({ tasks, query, render }: FoundTasksProps) {
  const growth = useMemo(() => ({ query, begin: countWithFew, wait }), [query])
  if (query === '') return null
  return <Growth value={growth}>{render(searchTasks(tasks, query))}</Growth>
}

type Row = { id: string }

/** The length of the longest beginning with only a few rows that were not shown. */
function countWithFew(rows: readonly Row[], shown: readonly Row[]): number {
  const known = new Set(shown.map(({ id }) => id))
  let added = 0
  const end = rows.findIndex(({ id }) => !known.has(id) && ++added > addedRows)
  return end < 0 ? Infinity : end
}

/** Once there is a screen of rows, calls when the room for the others is less than a screen away. */
function wait(count: number, room: Element | null, grow: () => void): (() => void) | undefined {
  if (count < searchedRows || !room) return undefined
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: '100% 0px' })
  observer.observe(room)
  return () => observer.disconnect()
}
