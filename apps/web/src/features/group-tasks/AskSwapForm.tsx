import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { useGroup } from '../groups/use-group.ts'
import { ChooseMember } from './ChooseMember.tsx'
import { useBreaks } from './use-breaks.ts'

/** Asks another assignee to take the user's turn, in exchange for that assignee's next one. */
export function AskSwapForm({ task, close }: { task: UserGroupTask; close: () => void }) {
  const { t } = useLingui()
  const { id: taskId, groupId, assignedUsers } = task
  const { group, me } = useGroup(groupId)
  const others = assignedUsers.flatMap(
    (userId) => group.members.find((member) => member.userId === userId && userId !== me.userId) ?? [],
  )
  const breaks = useBreaks(groupId)
  const available = others.filter(({ userId }) => !breaks.has(userId))
  const [wanted, setWanted] = useState('')
  const chosen = available.find(({ userId }) => userId === wanted) ?? available[0]
  const name = shortTitle(chosen?.name ?? '')
  const { send, ...state } = useSubmit((error) => {
    const { code } = readFailure(error)
    if (code === 'holidayModeEnabledError') return Promise.resolve(t`${name} is on a break. Choose someone else.`)
    return failureText(code)
  })
  const title = shortTitle(task.title)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    void send(async () => {
      try {
        await trpcClient.groupTasks.askSwap.mutate({ groupId, taskId, userId: chosen.userId })
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
          breaks={breaks}
          value={chosen?.userId ?? ''}
          onChoose={setWanted}
        />
        <Text size="sm">
          {chosen ? (
            <Trans>If {name} says yes, you take their next turn.</Trans>
          ) : (
            <Trans>There is no one to ask now. Ask a leader to give the turn to someone else.</Trans>
          )}
        </Text>
        {chosen && (
          <FormButtons {...state} close={close}>
            <Trans>Ask {name}</Trans>
          </FormButtons>
        )}
      </Stack>
    </form>
  )
}
