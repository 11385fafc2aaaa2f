import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isUnanswered, readFailure } from '../../../app/failure.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { useStore } from '../../../ui/store.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { useNotices } from './notice.ts'
import { type ListedReward, RewardRow } from './RewardRow.tsx'
import { useJustAsked } from './use-just-asked.ts'
import { useRunningCalls } from './use-running-calls.ts'

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
        const { id } = reward
        const key = confirming?.id === id ? confirming.key : undefined
        return (
          <RewardRow
            key={id}
            reward={reward}
            currency={currency}
            balance={balance}
            isOnline={isOnline}
            isBusy={running.has(id)}
            isConfirming={key !== undefined}
            isJustAsked={justAsked?.id === id}
            onPress={() => press(reward, key)}
            onTakeBack={withdraw && (() => void takeBack(reward))}
          />
        )
      })}
    </ul>
  )
}
