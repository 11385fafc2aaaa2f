import { type ContextType, type RefObject, useContext, useEffect, useState } from 'react'
import { scheduleRender } from '../../ui/stagger.ts'
import { Growth } from './list-contexts.ts'

/** The number of rows in the first rendering: most of those that fit beside the board on a laptop. */
export const firstRows = 8

/** The minimum number of further rows at a time. The browser handles clicks and scrolling in between. */
const step = 10

type Row = { id: string }

/**
 * The number of rows to render now; the others follow. Once all are rendered, added ones are rendered at once. Each
 * query of a search begins with the rows that the one before had shown, and a few more.
 */
export function useGrowing(rows: readonly Row[], room: RefObject<HTMLElement | null>): number {
  const search = useContext(Growth)
  const [grown, setGrown] = useState(() => ({ search, rows, count: firstCount(rows, search) }))
  let { count } = grown
  if (search && grown.search !== search) {
    count = search.begin(rows, grown.rows.slice(0, count))
    setGrown({ search, rows, count })
  }
  const total = rows.length
  useEffect(() => {
    if (count === Infinity) return
    // Increasing steps, since each one lays out the page again.
    const next = count + Math.max(step, count >> 1)
    const grow = () => setGrown((before) => ({ ...before, count: next < total ? next : Infinity }))
    // There is room for more rows beside a tall board, so they are rendered before it.
    return search?.wait(count, room.current, grow) ?? scheduleRender(count === firstRows ? 0 : 4, grow)
  }, [count, search, total, room])
  return count
}

type Growing = ContextType<typeof Growth>

function firstCount(rows: readonly Row[], search: Growing): number {
  if (search) return search.begin(rows, [])
  return rows.length > firstRows ? firstRows : Infinity
}
