import type { Task } from '@questboard/api/tasks/schema'
import { useEffect, useState } from 'react'
import { drawInTurn } from '../../ui/in-turn.ts'
import classes from './list.module.css'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'

/** So many come with the first picture: under a wide board and the line that adds there is room for no more. */
const first = 3

/** At least so many more at a time, between which the browser answers whoever already clicks or scrolls. */
const step = 10

/** Rows of tasks: those that are seen first come at once, the others right behind them, their room held until then. */
export function TaskRows({ tasks, tags }: { tasks: readonly Task[]; tags: TagsById }) {
  const drawn = useGrowing(tasks.length)
  return (
    <>
      <ul className={classes.list}>
        {tasks.slice(0, drawn).map((task) => (
          <TaskRow key={task.id} task={task} tags={tags} />
        ))}
      </ul>
      {drawn < tasks.length && (
        <div className={classes.room} style={{ height: `${(tasks.length - drawn) * 3.75}rem` }} aria-hidden="true" />
      )}
    </>
  )
}

/** How many of so many are drawn by now: once all of them are, also those that come later. */
function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(total > first ? first : Infinity)
  useEffect(() => {
    if (drawn === Infinity) return
    // More and more at a time: each part has the page laid out once more.
    const next = drawn + Math.max(step, drawn >> 1)
    // Beside a tall board there is room for the first of them: they come before it.
    return drawInTurn(drawn === first ? 0 : 4, () => setDrawn(next < total ? next : Infinity))
  }, [drawn, total])
  return drawn
}
