import { plural } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { StatisticsTask } from '@questboard/api/history/schema'
import { Strip } from './Strip.tsx'
import classes from './statistics.module.css'

/** How often each repeating task was done, done late and missed. */
export function TaskStrips({ tasks }: { tasks: readonly StatisticsTask[] }) {
  return (
    <ul className={classes.strips}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Text fw={600} dir="auto">
            {task.title}
          </Text>
          <Strip counts={task} />
          <Text size="sm" c="dimmed">
            {countsInWords(task)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

type Counts = Pick<StatisticsTask, 'done' | 'late' | 'missed'>

/** Counts such as “12 done, 1 late, 2 missed”. */
function countsInWords({ done, late, missed }: Counts): string {
  const parts = [
    plural(done, { one: '# done', other: '# done' }),
    ...(late > 0 ? [plural(late, { one: '# late', other: '# late' })] : []),
    ...(missed > 0 ? [plural(missed, { one: '# missed', other: '# missed' })] : []),
  ]
  return parts.join(', ')
}
