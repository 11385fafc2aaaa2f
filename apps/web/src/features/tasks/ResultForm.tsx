import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { giveResultInput, type Task, taskResult } from '@questboard/api/tasks/schema'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'

const max = Number(taskResult.meta()?.maxLength)

type ResultFormProps = {
  task: Pick<Task, 'id' | 'title' | 'result'>
  /** Saving completes the task. */
  completes: boolean
  save: (result: string) => Promise<void>
  close: () => void
}

/** The form for the result of a task: separately, or on completing it. */
export function ResultForm({ task, completes, save, close }: ResultFormProps) {
  const { t } = useLingui()
  const texts = {
    result: completes ? t`Add a result (up to ${max} characters).` : t`Enter a result of up to ${max} characters.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { result: task.result ?? '' },
    validate: ({ result }) => checkFields(giveResultInput, { id: task.id, result }, texts),
  })

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      await save(giveResultInput.parse({ id: task.id, ...values }).result)
      if (!completes) announce(t`Result saved`)
      close()
    })

  const done = completes ? <Trans>Complete</Trans> : <Trans>Save</Trans>
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text fw={600} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {task.title}
        </Text>
        <Textarea
          key={form.key('result')}
          {...form.getInputProps('result')}
          label={t`How did it go?`}
          description={completes ? t`Add a short result to finish this task.` : undefined}
          dir="auto"
          autosize
          minRows={3}
          maxRows={12}
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : done}
        </FormButtons>
      </Stack>
    </form>
  )
}
