import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { NoteInput } from '../../ui/NoteInput.tsx'

type GiveFormProps = { who: string; give: (note: string) => Promise<void>; close: () => void }

/** The words with which a reward is given. */
export function GiveForm({ who, give, close }: GiveFormProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const { send, ...state } = useSubmit()
  const submit = () => void send(() => give(note.trim()).then(close))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <NoteInput label={t`A note for ${who} (optional)`} onNote={setNote} onSend={submit} />
        <FormButtons {...state} close={close}>
          <Trans>Given</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
