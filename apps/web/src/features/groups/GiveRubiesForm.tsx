import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import type { Member } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { Amount } from '../../ui/Amount.tsx'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { isRubies, RubyInput } from '../../ui/RubyInput.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from './refresh.ts'

const maxAtOnce = 1000

const maxReasonLength = 200

type GiveRubiesFormProps = { groupId: string; member: Member; close: () => void }

/** Gives rubies to a member, or takes them, with a reason that the member reads. */
export function GiveRubiesForm({ groupId, member, close }: GiveRubiesFormProps) {
  const { t } = useLingui()
  const who = shortTitle(member.name)
  const has = member.stats.ruby
  const [gives, setGives] = useState(true)
  const [amount, setAmount] = useState<number | string>(5)
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { send, ...state } = useSubmit()
  const isOnline = useIsOnline()
  const most = formatNumber(maxAtOnce)
  const isCounted = isRubies(amount, { from: 1, to: maxAtOnce })
  const isExplained = reason.trim() !== ''

  async function save(): Promise<void> {
    const wanted = Number(amount)
    const { row } = await trpcClient.groups.rubies.give.mutate({
      groupId,
      memberId: member.id,
      amount: gives ? wanted : 0 - wanted,
      reason: reason.trim(),
    })
    refreshGroup(groupId)
    const moved = Math.abs(row.amount)
    const rubies = t`${plural(moved, { one: '# ruby', other: '# rubies' })}`
    if (gives) showMessage(t`You gave ${who} ${rubies}.`)
    else if (moved < wanted) showMessage(t`${who} had fewer rubies. You took all of them: ${rubies}.`)
    else showMessage(t`You took ${rubies} from ${who}.`)
    close()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (isCounted && isExplained) void send(save)
      }}
    >
      <Stack>
        <Text>
          <Trans>
            {who} has <Amount currency="ruby" value={has} />.
          </Trans>
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={t`Give or take`}
          value={gives ? 'give' : 'take'}
          onChange={(value) => setGives(value === 'give')}
          data={[
            { value: 'give', label: t`Give` },
            { value: 'take', label: t`Take`, disabled: has === 0 },
          ]}
        />
        <RubyInput
          label={t`How many rubies?`}
          description={
            !gives && typeof amount === 'number' && amount > has && t`If there aren’t that many, you take what’s there.`
          }
          value={amount}
          onChange={setAmount}
          error={isChecked && !isCounted && t`A whole number from 1 to ${most}.`}
          min={1}
          max={maxAtOnce}
          data-autofocus
        />
        <TextInput
          label={t`What for?`}
          description={t`${who} will read it.`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isChecked && !isExplained && t`Write what it is for.`}
          maxLength={maxReasonLength}
          dir="auto"
          autoComplete="off"
        />
        <NeedsConnection isOnline={isOnline} />
        <FormButtons {...state} disabled={!isOnline} close={close}>
          {state.problem ? <Trans>Try again</Trans> : gives ? <Trans>Give rubies</Trans> : <Trans>Take rubies</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
