import type { Task } from '@questboard/api/tasks/schema'
import { memo, useRef } from 'react'
import classes from './list.module.css'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useGrowing } from './use-growing.ts'

/** Rows of tasks. The first ones are rendered at once, the others after them; their space is reserved. */
export function TaskRows({ tasks, tags }: { tasks: readonly Task[]; tags: TagsById }) {
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

type NotEmpty = readonly [Task, ...Task[]]

/**
 * A row that starts a part. It depends on the id alone, so adding or removing rows changes no other part. One in five
 * rows starts one.
 */
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
