import type { Task } from '@questboard/api/tasks/schema'
import { memo, useEffect, useState } from 'react'
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
      {/* biome-ignore lint/a11y/useSemanticElements: a list of parts, of which only the rows are items */}
      <div role="list">
        {partsOf(tasks.slice(0, drawn)).map((part) => (
          <Part key={startsPart(part[0]) ? part[0].id : 'first'} tasks={part} tags={tags} />
        ))}
      </div>
      {drawn < tasks.length && (
        <div
          className={classes.room}
          style={{ height: roomFor({ length: tasks.length - drawn }) }}
          aria-hidden="true"
        />
      )}
    </>
  )
}

type NotEmpty = readonly [Task, ...Task[]]

/** A row that starts a part: one in five, and the same ones whatever is added or removed, so no other part changes. */
const startsPart = ({ id }: Task): boolean => '05a'.includes(id.at(-1) ?? '')

function partsOf(tasks: readonly Task[]): NotEmpty[] {
  const parts: [Task, ...Task[]][] = []
  for (const task of tasks) {
    const last = parts.at(-1)
    if (last && !startsPart(task)) last.push(task)
    else parts.push([task])
  }
  return parts
}

type PartProps = { tasks: NotEmpty; tags: TagsById }

/** A few rows. React and the browser skip the parts that did not change and those outside of the viewport. */
const Part = memo(
  ({ tasks, tags }: PartProps) => (
    <ul className={classes.part} role="presentation" style={{ containIntrinsicBlockSize: `auto ${roomFor(tasks)}` }}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} tags={tags} />
      ))}
    </ul>
  ),
  (before, now) =>
    before.tags === now.tags &&
    before.tasks.length === now.tasks.length &&
    before.tasks.every((task, nth) => task === now.tasks[nth]),
)

/** The height of rows with a title of one line. */
const roomFor = ({ length }: { length: number }): string => `${length * 3.75}rem`

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
