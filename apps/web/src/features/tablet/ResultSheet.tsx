import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Sheet } from './Sheet.tsx'

type ResultSheetProps = {
  task: { title: string; result: string | null }
  onSave: (result: string) => Promise<unknown>
  onClose: () => void
}

/** Asks how it went, for a task that requires a result. */
export function ResultSheet({ task, onSave, onClose }: ResultSheetProps) {
  const { t } = useLingui()
  const [text, setText] = useState(task.result ?? '')
  const [textError, setTextError] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit()
  return (
    <Sheet label={task.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return setTextError(t`Write a few words.`)
          void send(async () => {
            await onSave(text.trim())
            onClose()
          })
        }}
      >
        <Textarea
          size="xl"
          label={task.title}
          description={t`How did it go?`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setTextError(null)
          }}
          error={textError}
          rows={4}
          maxLength={5000}
          dir="auto"
          autoFocus
        />
        <FormProblem text={problem} />
        <Row justify="flex-end" mt="lg">
          <Button size="xl" variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="xl" type="submit" loading={isSending}>
            <Trans>Done</Trans>
          </Button>
        </Row>
      </form>
    </Sheet>
  )
}
