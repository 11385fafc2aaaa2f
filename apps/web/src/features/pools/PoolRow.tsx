import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { Pool } from '@questboard/api/pools/schema'
import { IconDots } from '@tabler/icons-react'
import { formatNumber } from '../../app/format-number.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { onDemand, showNotOpened } from '../../app/mutations/on-demand.ts'
import { NeedsInternet } from '../../app/NeedsInternet.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useRubies } from '../groups/rubies.ts'
import { Jar } from './Jar.tsx'
import { openMove } from './open-pool.tsx'
import classes from './pools.module.css'

type PoolRowProps = { group: Group; pool: Pool; leads: boolean; isOnline: boolean }

/** A goal: how full its jar is, the user's own share, and what can be done with it now. */
export function PoolRow({ group, pool, leads, isOnline }: PoolRowProps) {
  const { t } = useLingui()
  const { name, notes, ruby, saved, own, shares, status, members } = pool
  const rubies = useRubies(group.id)
  const isMine = members.includes(group.currentMember.userId)
  const nameOf = (id: string) => group.members.find(({ userId }) => userId === id)?.name ?? ''
  const redeem = () =>
    onDemand(
      () => import('./pool-handlers.tsx'),
      ({ redeemPool }) => void redeemPool(group.id, pool),
    )
  const undo = () =>
    attempt(t`Couldn’t undo “${name}”.`, async () => (await import('./pool-handlers.tsx')).undoPool(group.id, pool))
  const canUndo = pool.undoUntil !== null && new Date(pool.undoUntil) > new Date()
  return (
    <li className={classes.pool} data-pool={status}>
      <Jar saved={saved} ruby={ruby} />
      <div className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        {notes && (
          <p className={classes.notes} dir="auto">
            {notes}
          </p>
        )}
        <Progress label={t`${name}: rubies saved`} percent={Math.floor((saved / ruby) * 100)} color="ruby" />
        <div className={classes.facts}>
          <Status pool={pool} />
          {own > 0 && (
            <span>
              <Trans>
                Yours: <Amount currency="ruby" value={own} size="sm" />
              </Trans>
            </span>
          )}
          {shares
            .filter(({ userId }) => userId !== group.currentMember.userId)
            .map((share) => (
              <span key={share.userId}>
                <bdi>{nameOf(share.userId)}</bdi> <Amount currency="ruby" value={share.ruby} size="sm" />
              </span>
            ))}
        </div>
        <div className={classes.buttons}>
          {status === 'open' && isMine && (
            <Button
              size="sm"
              variant="light"
              disabled={!isOnline || rubies === 0}
              aria-label={t`Add rubies to “${name}”`}
              onClick={() => openMove(group.id, pool, 'contribute')}
            >
              <Trans>Add rubies</Trans>
            </Button>
          )}
          {status === 'open' && own > 0 && (
            <Button
              size="sm"
              variant="default"
              disabled={!isOnline}
              aria-label={t`Take back rubies from “${name}”`}
              onClick={() => openMove(group.id, pool, 'withdraw')}
            >
              <Trans context="rubies">Take back</Trans>
            </Button>
          )}
          {status === 'full' && leads && (
            <Button size="sm" disabled={!isOnline} aria-label={t`Use the rubies for “${name}”`} onClick={redeem}>
              <Trans>Use the rubies</Trans>
            </Button>
          )}
          {canUndo && (
            <BusyButton size="sm" variant="default" disabled={!isOnline} aria-label={t`Undo “${name}”`} run={undo}>
              <Trans>Undo</Trans>
            </BusyButton>
          )}
        </div>
        {!isOnline && status !== 'redeemed' && (
          <p className={classes.notes}>
            <NeedsInternet />
          </p>
        )}
      </div>
      {leads && isOnline && status !== 'redeemed' && (
        <ActionMenu
          label={t`More for “${name}”`}
          button={<IconDots size={20} />}
          actions={() => import('./pool-actions.tsx').then(({ poolActions }) => poolActions(group, pool))}
          onFailed={showNotOpened}
        />
      )}
    </li>
  )
}

function Status({ pool: { status, saved: savedRubies, ruby: price } }: { pool: Pool }) {
  const { t } = useLingui()
  const missing = price - savedRubies
  const [saved, ruby] = [formatNumber(savedRubies), formatNumber(price)]
  if (status === 'redeemed') {
    return (
      <span className={classes.done}>
        <Trans>Done! You saved {ruby} together.</Trans>
      </span>
    )
  }
  if (status === 'full') {
    return (
      <span className={classes.done}>
        <Trans>All {ruby} are saved. A leader can use them.</Trans>
      </span>
    )
  }
  return (
    <>
      <span>
        <Trans>
          {saved} of {ruby}
        </Trans>
      </span>
      <span>{t`${plural(missing, { one: '# ruby to go', other: '# rubies to go' })}`}</span>
    </>
  )
}
