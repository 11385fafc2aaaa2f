import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { Task } from '@questboard/api/tasks/schema'
import { type ReactNode, Suspense } from 'react'
import { formatDateTime } from '../../app/format-dates.ts'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { Amount, type Currency } from '../../ui/Amount.tsx'
import { tagsIn } from '../tags/tags-in.ts'
import classes from './forms.module.css'
import { typeNames } from './type-names.ts'

const TaskHistory = lazyWithTexts(
  () => import('../statistics/TaskHistory.tsx').then((module) => module.TaskHistory),
  'statistics',
)

type TaskDetailsProps = {
  task: Pick<Task, 'type' | 'gold' | 'tags' | 'notes' | 'completedAt'> & Partial<Pick<Task, 'result' | 'checklist'>>
  /** The currency of its pay, gold by default. */
  currency?: Currency
  /** The id of a personal task, whose history is shown. */
  historyOf?: string
  /** The group of the task; undefined for a personal one. */
  groupId?: string
  /** Omitted if it cannot be copied. */
  onCopy?: () => void
  close: () => void
}

/** The details of a completed task, read-only. */
export function TaskDetails({ task, currency = 'gold', groupId, historyOf, onCopy, close }: TaskDetailsProps) {
  const { i18n } = useLingui()
  const tags = tagsIn(groupId)
    .useCurrent()
    .filter(({ id }) => task.tags.includes(id))
  return (
    <Stack>
      <dl className={classes.details}>
        <Detail name={<Trans>How often</Trans>}>{i18n._(typeNames[task.type])}</Detail>
        <Detail name={currency === 'ruby' ? <Trans>Rubies</Trans> : <Trans>Gold</Trans>}>
          <Amount currency={currency} value={task.gold} />
        </Detail>
        {tags.length > 0 && <Detail name={<Trans>Tags</Trans>}>{tags.map(({ name }) => name).join(', ')}</Detail>}
        {task.completedAt && <Detail name={<Trans>Done on</Trans>}>{formatDateTime(task.completedAt)}</Detail>}
        {task.checklist && task.checklist.length > 0 && (
          <Detail name={<Trans>Checklist</Trans>} long>
            {task.checklist.map(({ title, done }) => `${done ? '☑' : '☐'} ${title}`).join('\n')}
          </Detail>
        )}
        {historyOf && task.type !== 'todo' && (
          <Detail name={<Trans>History</Trans>} long>
            <Suspense fallback={<Skeleton height={64} radius="md" />}>
              <TaskHistory id={historyOf} />
            </Suspense>
          </Detail>
        )}
        {task.notes !== '' && (
          <Detail name={<Trans>Notes</Trans>} long>
            {task.notes}
          </Detail>
        )}
        {task.result && (
          <Detail name={<Trans>Result</Trans>} long>
            {task.result}
          </Detail>
        )}
      </dl>
      <Group justify="flex-end">
        {onCopy && (
          <Button
            variant="default"
            onClick={() => {
              close()
              onCopy()
            }}
          >
            <Trans>Copy</Trans>
          </Button>
        )}
        <Button onClick={close} data-autofocus>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function Detail({ name, long = false, children }: { name: ReactNode; long?: boolean; children: ReactNode }) {
  return (
    <div className={classes.detail} data-long={long || undefined}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
