import { Trans } from '@lingui/react/macro'
import { Stack, Title } from '@mantine/core'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { Fragment } from 'react'
import { AwaitedAnswer } from '../groups/AwaitedAnswer.tsx'
import { onlyOtherLeadersMayChange } from '../groups/changeable.ts'
import { TaskDetails } from '../tasks/TaskDetails.tsx'
import { Assignees } from './Assignees.tsx'
import classes from './details.module.css'
import { RefusedMark } from './RefusedMark.tsx'
import { copyGroupTask } from './task-handlers.ts'

type GroupTaskDetailsProps = { group: Group; task: GroupTask; close: () => void }

/** The details of a task of a group, with the progress and results of all assignees. */
export function GroupTaskDetails({ group, task, close }: GroupTaskDetailsProps) {
  const results = task.assignees.filter(({ result }) => result !== null)
  const nameOf = (userId: string) => group.members.find((member) => member.userId === userId)?.name ?? '?'
  // Each assignee has ticks of their own, and others see how many.
  const checklist = task.checklist.map((item) => ({ ...item, done: false }))
  return (
    <Stack>
      <Assignees group={group} task={task} countsSteps />
      {task.assignees.map(({ userId, approveRequested, completedAt, completed, note }) => (
        <Fragment key={userId}>
          {approveRequested && completedAt && (
            <AwaitedAnswer groupId={group.id} requestedAt={completedAt} userId={userId} />
          )}
          {note !== null && !completed && !approveRequested && (
            <span className={classes.refused}>
              <bdi>{nameOf(userId)}</bdi>: <RefusedMark note={note} />
            </span>
          )}
        </Fragment>
      ))}
      {results.length > 0 && (
        <section aria-labelledby="results-title">
          <Title order={3} size="h4" id="results-title">
            <Trans>Results</Trans>
          </Title>
          {results.map(({ userId, result }) => (
            <blockquote key={userId} className={classes.result}>
              <cite dir="auto">{nameOf(userId)}</cite>
              <p dir="auto">{result}</p>
            </blockquote>
          ))}
        </section>
      )}
      <TaskDetails
        task={{ ...task, gold: task.ruby, completedAt: null, checklist }}
        currency="ruby"
        groupId={group.id}
        onCopy={onlyOtherLeadersMayChange(group, task) ? undefined : () => copyGroupTask(task)}
        close={close}
      />
    </Stack>
  )
}
