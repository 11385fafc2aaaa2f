import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxProposals, proposedTask } from '@questboard/api/generation/schema'
import { taskTypes } from '@questboard/api/tasks/schema'
import { announce } from '../../ui/toasts.ts'
import { typeNames } from '../tasks/type-names.ts'
import { make } from './client.ts'
import { ProposalDialog } from './ProposalDialog.tsx'
import { type Proposal, type Row, rowOf } from './proposals.ts'

type TaskProposalsProps = {
  missionId: string
  room: number
  save: (tasks: Proposal<'tasks'>[]) => Promise<void>
  close: () => void
}

const read = ({ name, ...row }: Row) => proposedTask.safeParse({ ...row, title: name })

/** Proposes tasks for a mission. */
export function TaskProposals({ missionId, room, save, close }: TaskProposalsProps) {
  const { t, i18n } = useLingui()
  return (
    <ProposalDialog
      kind="tasks"
      storageKey={`mission ${missionId}`}
      max={Math.min(room, maxProposals)}
      isRight={(row) => read(row).success}
      types={taskTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
      goldText={t`From 0 to 100`}
      ask={async ({ count }, signal) => {
        const { tasks } = await make((calls) => calls.tasks.mutate({ missionId, count }, { signal }))
        return tasks.map(({ title, ...task }) => rowOf({ ...task, name: title }))
      }}
      save={async (rows) => {
        const tasks = rows.flatMap((row) => read(row).data ?? [])
        await save(tasks)
        announce(t`${plural(tasks.length, { one: 'Task added.', other: '# tasks added.' })}`)
      }}
      addLabel={(count) => t`${plural(count, { one: 'Add # task', other: 'Add # tasks' })}`}
      close={close}
    />
  )
}
