import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { isRubies, RubyInput } from '../../ui/RubyInput.tsx'
import type { DeedValues } from './report.ts'

const maxRubies = 100

const defaultRubies = 5

type DeedFormProps = { save: (written: DeedValues) => Promise<void>; close: () => void }

/** Asks what the member did, and how many rubies it is worth. */
export function DeedForm({ save, close }: DeedFormProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState('')
  const [notes, setNotes] = useState('')
  const [ruby, setRuby] = useState<number | string>(defaultRubies)
  const [isChecked, setIsChecked] = useState(false)
  const { send, ...state } = useSubmit()
  const isNamed = title.trim() !== ''
  const isPriced = isRubies(ruby, { from: 0, to: maxRubies })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (isNamed && isPriced) void send(() => save({ title: title.trim(), notes: notes.trim(), ruby }).then(close))
      }}
    >
      <Stack>
        <TextInput
          label={t`What did you do?`}
          placeholder={t`Raked the leaves`}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={isChecked && !isNamed && t`Write what you did.`}
          maxLength={150}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <RubyInput
          label={t`How many rubies is it worth?`}
          description={t`A leader decides.`}
          value={ruby}
          onChange={setRuby}
          error={isChecked && !isPriced && t`A whole number from 0 to 100.`}
          min={0}
          max={maxRubies}
          step={5}
        />
        <Textarea
          label={t`Notes (optional)`}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          maxLength={5000}
          dir="auto"
          autosize
          minRows={2}
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Ask a leader</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
