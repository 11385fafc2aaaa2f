import { type RefObject, useContext, useEffect, useState } from 'react'
import { scheduleRender } from '../../ui/stagger.ts'
import { Searched } from './list-look.ts'

/** The number of rows in the first rendering: most of those that fit beside the board on a laptop. */
export const firstRows = 8

/** The minimum number of further rows at a time. The browser handles clicks and scrolling in between. */
const step = 10

/** The number of rows that a keystroke of the search adds at once. */
const addedRows = 3

/** Rows of a search are rendered up to this number, and more when the player scrolls to them. */
const searchedRows = 14

type Row = { id: string }

/**
 * The number of rows to render now; the others follow. Once all are rendered, added ones are rendered at once. Each
 * query of a search begins with the rows that the one before had shown, and a few more.
 */
export function useGrowing(rows: readonly Row[], room: RefObject<HTMLElement | null>): number {
  const query = useContext(Searched)
  const [grown, setGrown] = useState(() => ({ query, rows, count: firstCount(rows, query) }))
  let { count } = grown
  if (grown.query !== query) {
    count = countWithFew(rows, grown.rows.slice(0, count))
    setGrown({ query, rows, count })
  }
  const total = rows.length
  useEffect(() => {
    if (count === Infinity) return
    // Increasing steps, since each one lays out the page again.
    const next = count + Math.max(step, count >> 1)
    const grow = () => setGrown((before) => ({ ...before, count: next < total ? next : Infinity }))
    if (query !== null && count >= searchedRows && room.current) return whenNear(room.current, grow)
    // There is room for more rows beside a tall board, so they are rendered before it.
    return scheduleRender(count === firstRows ? 0 : 4, grow)
  }, [count, query, total, room])
  return count
}

function firstCount({ length }: readonly Row[], query: string | null): number {
  const first = query === null ? firstRows : addedRows
  return length > first ? first : Infinity
}

/** The length of the longest beginning with only a few rows that were not shown. */
function countWithFew(rows: readonly Row[], shown: readonly Row[]): number {
  const known = new Set(shown.map(({ id }) => id))
  let added = 0
  const end = rows.findIndex(({ id }) => !known.has(id) && ++added > addedRows)
  return end < 0 ? Infinity : end
}

/** Calls once when the element is less than a screen away. */
function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), { rootMargin: '100% 0px' })
  observer.observe(element)
  return () => observer.disconnect()
}
