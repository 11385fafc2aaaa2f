import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { topic as topicSchema } from '@questboard/api/generation/schema'
import { type FormEvent, useRef, useState } from 'react'
import { useShort } from './Cost.tsx'
import { FormFooter } from './FormFooter.tsx'
import type { Kind } from './proposals.ts'

export type TopicRequest = {
  topic: string
  count: number
}

type TopicFormProps = {
  kind: Kind
  max: number
  request: TopicRequest
  problem: string | null
  onAsk: (request: TopicRequest) => void
  close: () => void
}

/** The form for a topic, with the price. */
export function TopicForm({ kind, max, request, problem, onAsk, close }: TopicFormProps) {
  const { t } = useLingui()
  const [topic, setTopic] = useState(request.topic)
  const [count, setCount] = useState<number | string>(request.count)
  const [errors, setErrors] = useState<{ topic?: string; count?: string }>({})
  const topicInput = useRef<HTMLInputElement>(null)
  const countInput = useRef<HTMLInputElement>(null)
  const isShort = useShort(kind) > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isShort) return
    const wrongTopic = kind === 'rewards' && !topicSchema.safeParse(topic).success
    const number = Number(count)
    const wrongCount = count === '' || !Number.isInteger(number) || number < 1 || number > max
    setErrors({
      ...(wrongTopic && { topic: t`Say what they’re about, in up to 200 characters.` }),
      ...(wrongCount && { count: t`A whole number from 1 to ${max}.` }),
    })
    if (wrongTopic) topicInput.current?.focus()
    else if (wrongCount) countInput.current?.focus()
    else onAsk({ topic, count: number })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed" size="sm">
          {kind === 'tasks' ? (
            <Trans>The name, notes and tasks of this mission are sent to an AI service. You pick what to keep.</Trans>
          ) : (
            <Trans>The topic is sent to an AI service. You pick what to keep.</Trans>
          )}
        </Text>
        {kind === 'rewards' && (
          <TextInput
            ref={topicInput}
            label={t`What are they about?`}
            placeholder={t`Rainy days, films, something with friends…`}
            value={topic}
            onChange={(event) => setTopic(event.currentTarget.value)}
            error={errors.topic}
            dir="auto"
            autoComplete="off"
            data-autofocus
          />
        )}
        <NumberInput
          ref={countInput}
          label={t`How many?`}
          value={count}
          onChange={setCount}
          min={1}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          error={errors.count}
          w="9rem"
          data-autofocus={kind === 'tasks' || undefined}
        />
        <FormFooter of={kind} problem={problem} close={close} label={<Trans>Suggest</Trans>} />
      </Stack>
    </form>
  )
}
