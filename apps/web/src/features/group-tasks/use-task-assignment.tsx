import { useLingui } from '@lingui/react/macro'
import { Chip, Input, Stack, Switch } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { useState } from 'react'
import type { ExtraFields } from '../../ui/extra-fields.ts'
import classes from '../groups/assignment.module.css'
import { othersIn } from '../groups/assignment.tsx'
import type { GroupTaskValues } from './add.ts'
import { TurnOrder } from './TurnOrder.tsx'

/** The values of the chips that are not for another member. */
const myself = 'myself'
const later = 'later'

type TaskAssignment = Pick<GroupTaskValues, 'assignedUsers' | 'requireApprove' | 'draft' | 'forMyself' | 'assignment'>

type Assignment = NonNullable<TaskAssignment['assignment']>

type TaskAssignmentFields = ExtraFields & { assigned: TaskAssignment }

function initialChoice(group: Group, task: TaskAssignment | undefined): string[] {
  if (task?.forMyself) return [myself]
  if (task) return task.assignedUsers.length > 0 ? task.assignedUsers : [later]
  const others = othersIn(group)
  if (others.length === 0) return [later]
  return others.length === 1 ? others.map(({ userId }) => userId) : []
}

/** Choosing the leader, or no one yet, excludes the other members. */
function withoutOthers(chosen: string[], before: string[]): string[] {
  const alone = chosen.find((value) => (value === myself || value === later) && !before.includes(value))
  return alone ? [alone] : chosen.filter((value) => value !== myself && value !== later)
}

/** The fields for the assignees of a task: other members, the leader alone, or no one yet. */
export function useTaskAssignment(group: Group, initial: TaskAssignment | undefined): TaskAssignmentFields {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(() => initialChoice(group, initial))
  const [requireApprove, setRequireApprove] = useState(initial?.requireApprove ?? false)
  const [assignment, setAssignment] = useState(initial?.assignment ?? 'each')
  const [problem, setProblem] = useState<string | null>(null)
  const forMyself = chosen.includes(myself)
  const draft = chosen.includes(later)
  const explained = forMyself
    ? t`A task for yourself brings XP, but no rubies.`
    : draft
      ? t`Only leaders see it. No one is notified until you assign it.`
      : undefined
  const people = [
    ...othersIn(group).map(({ userId, name }) => ({ value: userId, label: name })),
    // A leader takes turns like the others, but has no task of `each`.
    { value: assignment === 'each' ? myself : group.currentMember.userId, label: t`Me` },
    { value: later, label: t`No one yet` },
  ]

  const fields = (
    <Stack>
      <Input.Wrapper label={t`Who it’s for`} labelElement="div" size="md" error={problem} description={explained}>
        <Chip.Group
          multiple
          value={chosen}
          onChange={(values) => {
            setChosen(withoutOthers(values, chosen))
            setProblem(null)
          }}
        >
          <div className={classes.people}>
            {people.map(({ value, label }) => (
              <Chip key={value} value={value} size="md">
                <span dir="auto">{label}</span>
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </Input.Wrapper>
      {!forMyself && (
        <Input.Wrapper label={t`Who does it`} labelElement="div" size="md">
          <Chip.Group
            value={assignment}
            onChange={(value) => {
              setAssignment(value as Assignment)
              if (value === 'each') setChosen(chosen.filter((userId) => userId !== group.currentMember.userId))
              setProblem(null)
            }}
          >
            <div className={classes.people}>
              <Chip value="each" size="md">{t`Everyone`}</Chip>
              <Chip value="rotation" size="md">{t`Take turns`}</Chip>
              <Chip value="first" size="md">{t`The first to do it`}</Chip>
            </div>
          </Chip.Group>
        </Input.Wrapper>
      )}
      {assignment === 'rotation' && chosen.length > 1 && (
        <TurnOrder people={people} order={chosen} onChange={setChosen} />
      )}
      {!forMyself && (
        <Switch
          label={t`A leader approves it first`}
          checked={requireApprove}
          onChange={(event) => setRequireApprove(event.currentTarget.checked)}
          size="md"
        />
      )}
    </Stack>
  )

  function validate(): boolean {
    // A task that others have left can still be changed.
    const isAsBefore = assignment === initial?.assignment && chosen.join() === initial.assignedUsers.join()
    if (assignment === 'rotation' && chosen.length === 1 && !draft && !isAsBefore) {
      setProblem(t`Taking turns needs at least two members.`)
      return false
    }
    if (chosen.length > 0) return true
    setProblem(t`Choose at least one member.`)
    return false
  }

  return {
    fields,
    validate,
    assigned: {
      ...assignmentOf(group, chosen, requireApprove),
      ...(forMyself ? { assignment: 'each' } : { assignment }),
    },
  }
}

function assignmentOf({ currentMember }: Group, chosen: string[], requireApprove: boolean): TaskAssignment {
  if (chosen.includes(myself)) {
    return { assignedUsers: [currentMember.userId], requireApprove: false, forMyself: true }
  }
  if (chosen.includes(later)) return { assignedUsers: [], requireApprove, draft: true }
  return { assignedUsers: chosen, requireApprove }
}
