import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { useState } from 'react'
import { newId } from '../../app/mutations/new-id.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useStore } from '../../ui/store.ts'
import { personClient } from './client.ts'
import { isReachable } from './connection.ts'
import classes from './person.module.css'
import { refuse } from './taps.ts'

type PersonRewardsProps = {
  rewards: readonly UserGroupReward[]
  ruby: number
  groupId: string
  onChanged: () => void
}

/** What the rubies buy. Asked twice, since a finger slips easily. */
export function PersonRewards({ rewards, ruby, groupId, onChanged }: PersonRewardsProps) {
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  const [meant, setMeant] = useState<string>()
  const [sending, setSending] = useState<string>()

  async function redeem({ id, name }: UserGroupReward) {
    setSending(id)
    try {
      await personClient.groupRewards.redeem.mutate({ groupId, rewardId: id, id: newId() })
    } catch (error) {
      await refuse(name, error)
    } finally {
      setSending(undefined)
      setMeant(undefined)
      onChanged()
    }
  }

  return (
    <section aria-labelledby="own-rewards">
      <Title order={2} id="own-rewards" className={classes.title ?? ''}>
        <Trans>Rewards</Trans>
      </Title>
      <ul className={classes.rows}>
        {rewards.map((reward) => {
          const { id, name, ruby: price, approveRequested } = reward
          const isMeant = meant === id
          return (
            <li key={id} className={classes.reward}>
              <span className={classes.words} dir="auto">
                {name}
                <Progress
                  label={t`${name}: rubies collected`}
                  percent={price === 0 ? 100 : Math.min(100, Math.floor((ruby / price) * 100))}
                />
              </span>
              <Amount currency="ruby" value={price} chip size="lg" />
              {approveRequested ? (
                <span className={classes.small}>
                  <Trans>Awaiting approval</Trans>
                </span>
              ) : (
                <Button
                  size="lg"
                  variant={isMeant ? 'filled' : 'light'}
                  disabled={ruby < price || !isOnline}
                  loading={sending === id}
                  aria-label={isMeant ? t`Yes, I want “${name}”` : t`I want “${name}”`}
                  onClick={() => (isMeant ? void redeem(reward) : setMeant(id))}
                >
                  {isMeant ? <Trans>Yes, I want</Trans> : <Trans>I want</Trans>}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
