import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Member } from '@questboard/api/groups/schema'
import { taskResult } from '@questboard/api/tasks/schema'
import { useState } from 'react'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { NoteInput } from '../../ui/NoteInput.tsx'
import { isRubies, RubyInput } from '../../ui/RubyInput.tsx'
import { shortTitle } from '../../ui/short-title.ts'

const maxResultLength = Number(taskResult.meta()?.maxLength)

/** What a leader writes about a task that is done for its assignee. */
export type DoneFor = { member: Member; result?: string; note?: string; ruby?: number }

type CompleteForFormProps = {
  task: GroupTask
  /** The assignees for whom it is open. */
  open: Member[]
  explain: (error: unknown, member: Member) => Promise<string | null>
  save: (how: DoneFor) => Promise<void>
  close: () => void
}

/** Completes a task for an assignee: with the result, a note, and fewer rubies if the leader says so. */
export function CompleteForForm({ task, open, explain, save, close }: CompleteForFormProps) {
  const { t } = useLingui()
  const max = task.ruby
  const [userId, setUserId] = useState(open[0]?.userId)
  const [result, setResult] = useState('')
  const [note, setNote] = useState('')
  const [ruby, setRuby] = useState<number | string>(max)
  const [isChecked, setIsChecked] = useState(false)
  const isOnline = useIsOnline()
  const member = open.find((person) => person.userId === userId)
  const { send, ...state } = useSubmit((error) => (member ? explain(error, member) : Promise.resolve(null)))
  const needsResult = task.requireResult && !task.assignees.find((assignee) => assignee.userId === userId)?.result
  const isNamed = !needsResult || result.trim() !== ''
  const isPriced = isRubies(ruby, { from: 0, to: max })
  const who = shortTitle(member?.name ?? '')

  function submit() {
    setIsChecked(true)
    if (!member || !isNamed || !isPriced) return
    const [noteText, written] = [note.trim(), result.trim()]
    void send(async () => {
      await save({
        member,
        ...(needsResult && { result: written }),
        ...(noteText && { note: noteText }),
        ...(ruby !== max && { ruby }),
      })
      close()
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          <Trans>{who} gets the rubies right away, and a notification.</Trans>
        </Text>
        {open.length > 1 && (
          <NativeSelect
            label={t`Who did it?`}
            size="md"
            value={userId}
            onChange={(event) => setUserId(event.currentTarget.value)}
            data={open.map((person) => ({ value: person.userId, label: person.name }))}
          />
        )}
        {needsResult && (
          <Textarea
            label={t`How did it go?`}
            value={result}
            onChange={(event) => setResult(event.currentTarget.value)}
            error={isChecked && !isNamed && t`This task needs a result.`}
            maxLength={maxResultLength}
            dir="auto"
            autosize
            minRows={2}
          />
        )}
        {max > 0 && (
          <RubyInput
            label={t`How many rubies?`}
            description={t`From 0 to ${max}, the full reward.`}
            value={ruby}
            onChange={setRuby}
            error={isChecked && !isPriced && t`A whole number from 0 to ${max}.`}
            min={0}
            max={max}
          />
        )}
        <NoteInput label={t`A note for ${who} (optional)`} onNote={setNote} onSend={submit} />
        <NeedsConnection isOnline={isOnline} />
        <FormButtons {...state} disabled={!isOnline} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Mark as done</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
