import type { Task } from '@questboard/api/tasks/schema'
import { startTransition, useEffect, useState } from 'react'
import classes from './list.module.css'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'

/** More rows than any window shows at once: they come with the first picture. */
const first = 12

/** So many more at a time, between which the browser answers whoever already clicks or scrolls. */
const step = 40

/** Rows of tasks: those that can be seen come at once, the others right behind them, their room held until then. */
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
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(drawn + step < total ? drawn + step : Infinity)),
    )
    return () => cancelAnimationFrame(frame)
  }, [drawn, total])
  return drawn
}
