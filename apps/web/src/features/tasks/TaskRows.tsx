import { memo, useRef } from 'react'
import { useStore } from '../../ui/store.ts'
import classes from './list.module.css'
import { type AnyTask, isPersonal, otherTasks } from './other-tasks.ts'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useGrowing } from './use-growing.ts'

/** Rows of tasks. The first ones are rendered at once, the others after them; their space is reserved. */
export function TaskRows({ tasks, tags }: { tasks: readonly AnyTask[]; tags: TagsById }) {
  const room = useRef<HTMLDivElement>(null)
  const renderedCount = useGrowing(tasks, room)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of parts, of which only the rows are items */}
      <div role="list">
        {partsOf(tasks.slice(0, renderedCount)).map((part) => (
          <Part key={startsPart(part[0]) ? part[0].id : 'first'} tasks={part} tags={tags} />
        ))}
      </div>
      {renderedCount < tasks.length && (
        <div ref={room} style={{ height: roomFor({ length: tasks.length - renderedCount }) }} aria-hidden="true" />
      )}
    </>
  )
}

type NotEmpty = readonly [AnyTask, ...AnyTask[]]

/**
 * A row that starts a part. It depends on the id alone, so adding or removing rows changes no other part. One in five
 * rows starts one.
 */
const startsPart = ({ id }: AnyTask): boolean => '05a'.includes(id.at(-1) ?? '')

function partsOf(tasks: readonly AnyTask[]): NotEmpty[] {
  const parts: [AnyTask, ...AnyTask[]][] = []
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
