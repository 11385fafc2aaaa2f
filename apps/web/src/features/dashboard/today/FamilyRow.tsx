import { IconUsersGroup } from '@tabler/icons-react'
import { useMemo } from 'react'
import { todayInput } from '../../../app/today-input.ts'
import { trpc } from '../../../app/trpc.ts'
import { OwnTaskRow } from '../../group-tasks/OwnTaskRow.tsx'
import { useFamilyTask } from './family-tasks.ts'
import classes from './today.module.css'

/** A task of a group among the user's own ones, with the name of the group. */
export function FamilyRow({ id }: { id: string }) {
  const task = useFamilyTask(id)
  const groupId = task?.groupId ?? ''
  const { data: groups } = trpc.dashboard.today.useQuery(todayInput, { select: (today) => today.groups })
  const { data: tags } = trpc.groupTags.list.useQuery({ groupId }, { enabled: task !== undefined })
  const tagsById = useMemo(() => new Map(tags?.map((tag) => [tag.id, tag])), [tags])
  const name = groups?.find((group) => group.id === groupId)?.name
  const mark = useMemo(
    () => (
      <span className={classes.family}>
        <IconUsersGroup size={15} aria-hidden="true" />
        <bdi className={classes.familyName}>{name}</bdi>
      </span>
    ),
    [name],
  )
  return task && <OwnTaskRow task={task} tags={tagsById} mark={mark} />
}
