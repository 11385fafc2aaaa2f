import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Pool } from '@questboard/api/pools/schema'
import { Amount } from '../../../ui/Amount.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Jar } from '../../pools/Jar.tsx'
import personClasses from '../person.module.css'
import classes from './pages.module.css'

export type Direction = 'contribute' | 'withdraw'

type PoolRowProps = {
  pool: Pool
  /** The member's user id. */
  me: string
  canAdd: boolean
  canTakeBack: boolean
  onMove: (direction: Direction) => void
}

/** A goal: how full its jar is, the member's own share, and the buttons that move rubies. */
export function PoolRow({ pool, me, canAdd, canTakeBack, onMove }: PoolRowProps) {
  const { t } = useLingui()
  const { name, saved, ruby, own, members } = pool
  const missing = ruby - saved
  const isOpen = pool.status === 'open'
  return (
    <li className={personClasses.reward}>
      <Jar saved={saved} ruby={ruby} size={72} />
      <span className={personClasses.text} dir="auto">
        {name}
        <Progress label={t`${name}: rubies saved`} percent={Math.floor((saved / ruby) * 100)} color="ruby" />
        <span className={classes.small}>
          {isOpen ? t`${plural(missing, { one: '# ruby to go', other: '# rubies to go' })}` : t`We saved it all!`}
        </span>
      </span>
      {own > 0 && (
        <span className={classes.small}>
          <Trans>
            Mine: <Amount currency="ruby" value={own} />
          </Trans>
        </span>
      )}
      {isOpen && members.includes(me) && (
        <Button
          size="lg"
          disabled={!canAdd}
          aria-label={t`Add rubies to “${name}”`}
          onClick={() => onMove('contribute')}
        >
          <Trans>Add rubies</Trans>
        </Button>
      )}
      {isOpen && own > 0 && (
        <Button
          size="lg"
          variant="default"
          disabled={!canTakeBack}
          aria-label={t`Take back rubies from “${name}”`}
          onClick={() => onMove('withdraw')}
        >
          <Trans context="rubies">Take back</Trans>
        </Button>
      )}
    </li>
  )
}
