import { useLingui } from '@lingui/react/macro'
import { Chip, Input, Stack, Switch } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { useState } from 'react'
import type { ExtraFields } from '../../ui/extra-fields.ts'
import classes from './assignment.module.css'

/** The assignees of an item by user id, and whether it needs approval. */
export type Assignment = { assignedUsers: string[]; requireApprove: boolean }

type AssignmentFields = ExtraFields & { assigned: Assignment }

/** The members who can be assignees: all except the user. Rules: Groups. */
export const othersIn = ({ members, currentMember }: Group) => members.filter(({ id }) => id !== currentMember.id)

/** The fields for the assignees of an item. With only one other member there is nothing to choose. */
export function useAssignment(group: Group, initial: Assignment | undefined, approval: string): AssignmentFields {
  const { t } = useLingui()
  const others = othersIn(group)
  const [only, ...more] = others
  const alone = only && more.length === 0 ? [only.userId] : []
  const [assignedUsers, setAssignedUsers] = useState(initial?.assignedUsers ?? alone)
  const [requireApprove, setRequireApprove] = useState(initial?.requireApprove ?? false)
  const [problem, setProblem] = useState<string | null>(null)

  const fields = (
    <Stack>
      <Input.Wrapper label={t`Who it’s for`} labelElement="div" size="md" error={problem}>
        <Chip.Group
          multiple
          value={assignedUsers}
          onChange={(chosen) => {
            setAssignedUsers(chosen)
            setProblem(null)
          }}
        >
          <div className={classes.people}>
            {others.map(({ userId, name }) => (
              <Chip key={userId} value={userId} size="md">
                <span dir="auto">{name}</span>
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </Input.Wrapper>
      <Switch
        label={approval}
        checked={requireApprove}
        onChange={(event) => setRequireApprove(event.currentTarget.checked)}
        size="md"
      />
    </Stack>
  )

  function validate(): boolean {
    if (assignedUsers.length > 0) return true
    setProblem(t`Choose at least one member.`)
    return false
  }

  return { fields, validate, assigned: { assignedUsers, requireApprove } }
}
