import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { useGroup } from '../groups/use-group.ts'
import { ChooseMember } from './ChooseMember.tsx'
import { groupTasksIn } from './group-tasks.ts'
import { useBreaks } from './use-breaks.ts'

/** Gives the current turn of a task to another assignee. */
export function GiveTurnForm({ task, close }: { task: GroupTask; close: () => void }) {
  const { t } = useLingui()
  const { id: taskId, groupId, assignedUsers, occurrence } = task
  const { group, me } = useGroup(groupId)
  const memberOf = (userId: string | null | undefined) => group.members.find((member) => member.userId === userId)
  const others = assignedUsers.flatMap((userId) => (userId === occurrence?.holder ? [] : (memberOf(userId) ?? [])))
  const breaks = useBreaks(groupId)
  const available = others.filter(({ userId }) => !breaks.has(userId))
  const [wanted, setWanted] = useState('')
  const chosen = (available.find(({ userId }) => userId === wanted) ?? available[0])?.userId ?? ''
  const name = shortTitle(memberOf(chosen)?.name ?? '')
  const holder = memberOf(occurrence?.holder)
  const before = shortTitle(holder?.name ?? '')
  const title = shortTitle(task.title)
  const { send, ...state } = useSubmit((error) => {
    const { code } = readFailure(error)
    refreshGroup(groupId)
    if (code === 'holidayModeEnabledError') return Promise.resolve(t`${name} is on a break. Choose someone else.`)
    return failureText(code)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(async () => {
      await groupTasksIn(groupId).perform({
        queueKey: taskId,
        send: () => trpcClient.groupTasks.giveTurn.mutate({ groupId, taskId, userId: chosen }),
        settle: replaceItem,
      })
      showMessage(chosen === me.userId ? t`It’s your turn now.` : t`It’s ${name}’s turn now.`)
      close()
    })
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <ChooseMember
          label={<Trans>Who does “{title}” this time?</Trans>}
          members={others}
          value={chosen}
          breaks={breaks}
          onChoose={setWanted}
        />
        <Text size="sm">
          {chosen === '' ? (
            <Trans>Everyone else is on a break.</Trans>
          ) : !holder ? (
            <Trans>{name} gets the turn.</Trans>
          ) : task.swap ? (
            <Trans>
              {name} gets the turn instead of {before}. The open request to swap ends.
            </Trans>
          ) : (
            <Trans>
              {name} gets the turn instead of {before}. Both are notified.
            </Trans>
          )}
        </Text>
        {chosen !== '' && (
          <FormButtons {...state} close={close}>
            <Trans>Give the turn</Trans>
          </FormButtons>
        )}
      </Stack>
    </form>
  )
}
