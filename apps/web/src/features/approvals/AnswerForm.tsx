import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { type FormEvent, useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { NoteInput } from '../../ui/NoteInput.tsx'
import { isRubies, RubyInput } from '../../ui/RubyInput.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { refusal } from './answer.ts'
import classes from './approvals.module.css'
import type { Answer } from './requests.ts'

/** The most rubies that approving a deed pays. */
const maxForDeed = 100

type AnswerFormProps = {
  request: ApprovalRequest
  isApproval: boolean
  /** An earlier answer that failed. */
  earlier?: Answer | undefined
  onAnswer: (answer: Answer) => void
  close: () => void
}

/** The words with an answer, and the rubies that an approval pays. */
export function AnswerForm({ request, isApproval, earlier, onAnswer, close }: AnswerFormProps) {
  const { t } = useLingui()
  const { kind, result, refusalCost } = request
  const who = shortTitle(request.user.name)
  const maxRubies = kind === 'deed' ? maxForDeed : request.ruby
  const max = formatNumber(maxRubies)
  const paysRubies = isApproval && kind !== 'reward' && maxRubies > 0
  const [note, setNote] = useState(earlier?.note ?? '')
  const [ruby, setRuby] = useState<number | string>(earlier?.ruby ?? request.ruby)
  const [isChecked, setIsChecked] = useState(false)
  const isPriced = isRubies(ruby, { from: 0, to: maxRubies })

  function submit() {
    setIsChecked(true)
    if (paysRubies && !isPriced) return
    const differs = paysRubies && typeof ruby === 'number' && ruby !== request.ruby
    const text = note.trim()
    onAnswer({ approved: isApproval, ...(text && { note: text }), ...(differs && { ruby }) })
    close()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        {isApproval && result && (
          <blockquote className={classes.result}>
            <p dir="auto">{result}</p>
          </blockquote>
        )}
        {!isApproval && refusalCost > 0 && (
          <Text>
            <Trans>
              The mission has ended, so it fails and {who} loses{' '}
              <Plural value={refusalCost} one="# ruby" other="# rubies" />.
            </Trans>
          </Text>
        )}
        {paysRubies && (
          <RubyInput
            label={t`How many rubies?`}
            description={kind === 'deed' ? t`From 0 to ${max}.` : t`From 0 to ${max}, the full reward.`}
            value={ruby}
            onChange={setRuby}
            error={isChecked && !isPriced && t`A whole number from 0 to ${max}.`}
            min={0}
            max={maxRubies}
          />
        )}
        <NoteInput label={t`A note for ${who} (optional)`} initial={earlier?.note} onNote={setNote} onSend={submit} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color={isApproval ? 'green' : refusalCost > 0 ? 'red' : undefined}>
            {isApproval ? <Trans>Approve</Trans> : refusal(request)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
