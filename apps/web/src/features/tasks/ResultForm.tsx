import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { giveResultInput, type Task, taskResult } from '@questboard/api/tasks/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'

const most = Number(taskResult.meta()?.maxLength)

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
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const texts = {
    result: completes ? t`Add a result (up to ${most} characters).` : t`Enter a result of up to ${most} characters.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { result: task.result ?? '' },
    validate: ({ result }) => checkFields(giveResultInput, { id: task.id, result }, texts),
  })

  async function submit(values: typeof form.values) {
    const { result } = giveResultInput.parse({ id: task.id, ...values })
    setProblem(null)
    setSaving(true)
    try {
      await save(result)
      if (!completes) announce(t`Result saved`)
      close()
    } catch (error) {
      setProblem(await showInForm(form, error, { texts }))
    } finally {
      setSaving(false)
    }
  }

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
        <FormProblem text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={saving}>
            {problem ? <Trans>Try again</Trans> : done}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
