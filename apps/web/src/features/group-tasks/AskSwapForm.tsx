import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { type FormEvent, useState } from 'react'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { useGroup } from '../groups/use-group.ts'
import { ChooseMember } from './ChooseMember.tsx'

/** Asks another assignee to take the user's turn, against that one's next. */
export function AskSwapForm({ task, close }: { task: UserGroupTask; close: () => void }) {
  const { t } = useLingui()
  const { id: taskId, groupId, assignedUsers } = task
  const { group, me } = useGroup(groupId)
  const others = assignedUsers.flatMap(
    (userId) => group.members.find((one) => one.userId === userId && userId !== me.userId) ?? [],
  )
  const [chosen, setChosen] = useState(others[0]?.userId ?? '')
  const [id] = useState(newId)
  const { send, ...state } = useSubmit()
  const name = shortTitle(others.find(({ userId }) => userId === chosen)?.name ?? '')
  const title = shortTitle(task.title)

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(async () => {
      try {
        await trpcClient.groupTasks.askSwap.mutate({ groupId, taskId, userId: chosen, id })
      } finally {
        refreshGroup(groupId)
      }
      showMessage(t`${name} was asked to swap.`)
      close()
    })
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <ChooseMember
          label={<Trans>Who could do “{title}” for you this time?</Trans>}
          members={others}
          value={chosen}
          onChoose={setChosen}
        />
        <Text size="sm">
          <Trans>If {name} says yes, you do the next one of theirs.</Trans>
        </Text>
        <FormButtons {...state} close={close}>
          <Trans>Ask {name}</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
