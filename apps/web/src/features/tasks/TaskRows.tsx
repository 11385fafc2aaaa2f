import { memo, useRef, useState } from 'react'
import { useStore } from '../../ui/store.ts'
import classes from './list.module.css'
import { type AnyTask, isPersonal, otherTasks } from './other-tasks.ts'
import { partsOf } from './parts.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useGrowing } from './use-growing.ts'

/** Rows of tasks. The first ones are rendered at once, the others after them; their space is reserved. */
export function TaskRows({ tasks, tags }: { tasks: readonly AnyTask[]; tags: TagsById }) {
  const room = useRef<HTMLDivElement>(null)
  const renderedCount = useGrowing(tasks, room)
  const [partKeys] = useState(() => new Map<string, string>())
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of parts, of which only the rows are items */}
      <div role="list">
        {partsOf(tasks.slice(0, renderedCount), partKeys).map(({ key, rows }) => (
          <Part key={key} tasks={rows} tags={tags} />
        ))}
      </div>
      {renderedCount < tasks.length && (
        <div ref={room} style={{ height: roomFor({ length: tasks.length - renderedCount }) }} aria-hidden="true" />
      )}
    </>
  )
}

type PartProps = { tasks: readonly AnyTask[]; tags: TagsById }

/** A few rows. React and the browser skip the parts that did not change and those outside of the viewport. */
const Part = memo(
  ({ tasks, tags }: PartProps) => {
    const Other = useStore(otherTasks)?.Row
    return (
      <ul className={classes.part} role="presentation" style={{ containIntrinsicBlockSize: `auto ${roomFor(tasks)}` }}>
        {tasks.map((task) =>
          isPersonal(task) ? (
            <TaskRow key={task.id} task={task} tags={tags} />
          ) : (
            Other && <Other key={task.id} id={task.id} />
          ),
        )}
      </ul>
    )
  },
  (before, now) =>
    before.tags === now.tags &&
    before.tasks.length === now.tasks.length &&
    before.tasks.every((task, nth) => task === now.tasks[nth]),
)

/** The height of rows with a title of one line. */
const roomFor = ({ length }: { length: number }): string => `${length * 3.75}rem`
