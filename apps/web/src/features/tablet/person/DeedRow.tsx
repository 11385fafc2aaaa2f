import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Deed } from '@questboard/api/deeds/schema'
import { Amount } from '../../../ui/Amount.tsx'
import personClasses from '../person.module.css'

type UnsentDeedRowProps = { title: string; ruby: number; onForget: () => void }

/** A deed that is saved on this tablet until there is a connection. */
export function UnsentDeedRow({ title, ruby, onForget }: UnsentDeedRowProps) {
  const { t } = useLingui()
  return (
    <li className={personClasses.reward}>
      <span className={personClasses.text} dir="auto">
        {title}
        <span className={personClasses.small}>
          <Trans>Saved. It’s sent when you’re online again.</Trans>
        </span>
      </span>
      <Amount currency="ruby" value={ruby} chip size="lg" />
      <Button size="lg" variant="default" aria-label={t`Take it back: “${title}”`} onClick={onForget}>
        <Trans>Take it back</Trans>
      </Button>
    </li>
  )
}

type DeedRowProps = { deed: Deed; isOnline: boolean; isWithdrawing: boolean; onWithdraw: () => void }

/** A deed that was reported, and what a leader answered. An open one can be withdrawn. */
export function DeedRow({ deed, isOnline, isWithdrawing, onWithdraw }: DeedRowProps) {
  const { t } = useLingui()
  return (
    <li className={personClasses.reward}>
      <span className={personClasses.text} dir="auto">
        {deed.title}
        <span className={personClasses.small}>
          {deed.status === 'open' && <Trans>Waiting for an answer</Trans>}
          {deed.status === 'approved' && <Trans>Approved</Trans>}
          {deed.status === 'refused' && <Trans>Not this time</Trans>}
          {deed.note && ` · ${deed.note}`}
        </span>
      </span>
      {deed.status !== 'refused' && <Amount currency="ruby" value={deed.granted ?? deed.ruby} chip size="lg" />}
      {deed.status === 'open' && (
        <Button
          size="lg"
          variant="default"
          disabled={!isOnline}
          loading={isWithdrawing}
          aria-label={t`Take it back: “${deed.title}”`}
          onClick={onWithdraw}
        >
          <Trans>Take it back</Trans>
        </Button>
      )}
    </li>
  )
}
