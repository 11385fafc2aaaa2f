import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Textarea } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import classes from './person.module.css'

type ResultSheetProps = { task: UserGroupTask; onSave: (result: string) => Promise<unknown>; onClose: () => void }

/** Asks how it went, for a task that wants a result. */
export function ResultSheet({ task, onSave, onClose }: ResultSheetProps) {
  const { t } = useLingui()
  const [text, setText] = useState(task.result ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit()
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => frame.current?.showModal(), [])
  return (
    <dialog
      ref={frame}
      className={classes.sheet}
      aria-label={task.title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return setWrong(t`Write a few words.`)
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
            setWrong(null)
          }}
          error={wrong}
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
    </dialog>
  )
}
