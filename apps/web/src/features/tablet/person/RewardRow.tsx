import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Amount } from '../../../ui/Amount.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import personClasses from '../person.module.css'

export type ListedReward = {
  id: string
  name: string
  price: number
  isWaiting: boolean
  /** What the leader wrote in the last answer. */
  note?: string | null
}

type RewardRowProps = {
  reward: ListedReward
  currency: 'gold' | 'ruby'
  balance: number
  isOnline: boolean
  /** Whether a call for it is running. */
  isBusy: boolean
  /** Whether the next press of the button takes the reward. */
  isConfirming: boolean
  /** Whether that was asked only just now, so that a press may be the rest of a double tap. */
  isJustAsked: boolean
  onPress: () => void
  onTakeBack: (() => void) | undefined
}

/** A reward: its price, how much of it is collected, and the button that takes it or takes back the request. */
export function RewardRow(props: RewardRowProps) {
  const { reward, currency, balance, isOnline, isBusy, isConfirming, isJustAsked, onPress, onTakeBack } = props
  const { t } = useLingui()
  const { name, price, isWaiting, note } = reward
  return (
    <li className={personClasses.reward}>
      <span className={personClasses.text} dir="auto">
        {name}
        {!isWaiting && typeof note === 'string' && (
          <span className={personClasses.small}>{note === '' ? <Trans>Not this time</Trans> : <q>{note}</q>}</span>
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
          {onTakeBack && (
            <Button
              size="lg"
              variant="default"
              disabled={!isOnline}
              loading={isBusy}
              aria-label={t`Take back: “${name}”`}
              onClick={onTakeBack}
            >
              <Trans>Take back</Trans>
            </Button>
          )}
        </>
      ) : (
        <Button
          size="lg"
          variant={isConfirming ? 'filled' : 'light'}
          disabled={balance < price || !isOnline}
          loading={isBusy}
          aria-disabled={isJustAsked || undefined}
          aria-label={isConfirming ? t`Yes, I want it: “${name}”` : t`I want it: “${name}”`}
          onClick={onPress}
        >
          {isConfirming ? <Trans>Yes, I want it</Trans> : <Trans>I want it</Trans>}
        </Button>
      )}
    </li>
  )
}
