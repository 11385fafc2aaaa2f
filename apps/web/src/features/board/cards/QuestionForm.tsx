import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, type MantineSize, Stack, VisuallyHidden } from '@mantine/core'
import type { Card } from '@questboard/api/board/schema'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isTemporary, readFailure } from '../../../app/failure.ts'
import { failureText } from '../../../app/failure-text.ts'
import { burst } from '../../../ui/burst.ts'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import option from '../../../ui/option.module.css'
import type { Verdict } from './answer.ts'
import classes from './question.module.css'
import { VerdictLine } from './VerdictLine.tsx'

type QuestionFormProps = {
  question: NonNullable<Card['question']>
  /** Sends the chosen answer. */
  answer: (answerId: string) => Promise<Verdict>
  size?: MantineSize
  /** There is no connection, so it cannot be answered now. */
  disabled?: boolean
  close: () => void
}

/** A question with its answers. One can be chosen, once; then the right one is shown. */
export function QuestionForm({ question, answer, size = 'sm', disabled = false, close }: QuestionFormProps) {
  const { t } = useLingui()
  const name = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ text: string; passing: boolean } | null>(null)
  const finish = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!verdict) return
    finish.current?.focus()
    if (verdict.correct) burst(finish.current)
  }, [verdict])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null) {
      setProblem({ text: t`Choose an answer first.`, passing: true })
      return
    }
    setProblem(null)
    setSending(true)
    try {
      setVerdict(await answer(chosen))
    } catch (error) {
      const failure = readFailure(error)
      setProblem({ text: await failureText(failure.code), passing: isTemporary(failure) })
    } finally {
      setSending(false)
    }
  }

  const isOver = verdict !== null || (problem !== null && !problem.passing)
  return (
    // Once it is answered, nothing in it can be lost.
    <form onSubmit={(event) => void submit(event)} noValidate data-kept={isOver || undefined}>
      <Stack>
        <fieldset className={classes.question} disabled={sending}>
          <legend className={classes.text}>{question.text}</legend>
          {question.answers.map(({ id, text }, index) => (
            <label key={id} className={`${option.option} ${classes.answer}`} data-mark={markOf(id, chosen, verdict)}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen === id}
                disabled={isOver}
                data-autofocus={index === 0 || undefined}
                onChange={() => {
                  setChosen(id)
                  setProblem(null)
                }}
              />
              <span className={classes.words}>{text}</span>
              <AnswerMark mark={markOf(id, chosen, verdict)} />
            </label>
          ))}
        </fieldset>
        <VerdictLine verdict={verdict} right={question.answers.find(({ id }) => id === verdict?.correctAnswerId)} />
        <FormProblem text={problem?.text ?? null} />
        <Group justify="flex-end">
          {isOver ? (
            <Button ref={finish} size={size} onClick={close}>
              <Trans>Continue</Trans>
            </Button>
          ) : (
            <>
              <Button variant="default" size={size} onClick={close}>
                <Trans>Later</Trans>
              </Button>
              <Button type="submit" size={size} loading={sending} disabled={disabled}>
                <Trans>Answer</Trans>
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </form>
  )
}

type Mark = 'right' | 'wrong' | undefined

function markOf(id: string, chosen: string | null, verdict: Verdict | null): Mark {
  if (!verdict) return undefined
  if (id === verdict.correctAnswerId) return 'right'
  return id === chosen ? 'wrong' : undefined
}

function AnswerMark({ mark }: { mark: Mark }) {
  if (mark === undefined) return null
  return (
    <>
      {mark === 'right' ? <IconCheck size={22} aria-hidden="true" /> : <IconX size={22} aria-hidden="true" />}
      <VisuallyHidden>{mark === 'right' ? <Trans>Right answer</Trans> : <Trans>Wrong answer</Trans>}</VisuallyHidden>
    </>
  )
}
