import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { isUnanswered, readFailure } from '../../../app/failure.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { useNotices } from './notice.ts'
import { useJustAsked } from './use-just-asked.ts'
import { useRunningCalls } from './use-running-calls.ts'

export type ListedReward = {
  id: string
  name: string
  price: number
  isWaiting: boolean
  /** What the leader wrote in the last answer. */
  note?: string | null
}

type RewardListProps = {
  rewards: readonly ListedReward[]
  currency: 'gold' | 'ruby'
  balance: number
  /** Takes the price. The same key comes again when the answer was lost. */
  redeem: (id: string, key: string) => Promise<'taken' | 'asked'>
  /** Withdraws a request. */
  withdraw?: (id: string) => Promise<unknown>
  onChanged: () => Promise<void>
}

/** What gold or rubies buy. Asked twice, since a finger slips easily. */
export function RewardList({ rewards, currency, balance, redeem, withdraw, onChanged }: RewardListProps) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const { running, run } = useRunningCalls(onChanged)
  const isOnline = useStore(isReachable)
  const [confirming, setConfirming] = useState<{ id: string; key: string }>()
  const justAsked = useJustAsked(confirming)

  const confirm = ({ id, name }: ListedReward, key: string) =>
    run({ id, title: name }, async () => {
      try {
        const outcome = await redeem(id, key)
        showNotice(outcome === 'asked' ? t`“${name}” is waiting for a yes.` : t`“${name}” is yours. Enjoy it!`)
        setConfirming(undefined)
      } catch (error) {
        // Without an answer it may be paid already: another press repeats the same call.
        if (!isUnanswered(readFailure(error))) setConfirming(undefined)
        throw error
      }
    })

  const press = (reward: ListedReward, key: string | undefined) => {
    if (key === undefined) setConfirming({ id: reward.id, key: newId() })
    else if (justAsked?.id !== reward.id) void confirm(reward, key)
  }

  const takeBack = ({ id, name }: ListedReward) =>
    run({ id, title: name }, async () => {
      await withdraw?.(id)
      showNotice(t`You’re no longer asking for “${name}”.`)
    })

  return (
    <ul className={personClasses.rows}>
      {rewards.map((reward) => {
        const { id, name, price, isWaiting, note } = reward
        const key = confirming?.id === id ? confirming.key : undefined
        return (
          <li key={id} className={personClasses.reward}>
            <span className={personClasses.text} dir="auto">
              {name}
              {!isWaiting && typeof note === 'string' && (
                <span className={personClasses.small}>
                  {note === '' ? <Trans>Not this time</Trans> : <q>{note}</q>}
                </span>
              )}
              <Progress
                label={currency === 'gold' ? t`${name}: gold collected` : t`${name}: rubies collected`}
                percent={price === 0 ? 100 : Math.min(100, Math.floor((balance / price) * 100))}
                color={currency}
              />
            </span>
            <Amount currency={currency} value={price} chip size="lg" />
            {isWaiting ? (
              <>
                <span className={personClasses.small}>
                  <Trans>Waiting for a yes</Trans>
                </span>
                {withdraw && (
                  <Button
                    size="lg"
                    variant="default"
                    disabled={!isOnline}
                    loading={running.has(id)}
                    aria-label={t`Take back: “${name}”`}
                    onClick={() => void takeBack(reward)}
                  >
                    <Trans>Take back</Trans>
                  </Button>
                )}
              </>
            ) : (
              <Button
                size="lg"
                variant={key ? 'filled' : 'light'}
                disabled={balance < price || !isOnline}
                loading={running.has(id)}
                aria-disabled={justAsked?.id === id || undefined}
                aria-label={key ? t`Yes, I want it: “${name}”` : t`I want it: “${name}”`}
                onClick={() => press(reward, key)}
              >
                {key ? <Trans>Yes, I want it</Trans> : <Trans>I want it</Trans>}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
