import { Trans, useLingui } from '@lingui/react/macro'
import type { Pool } from '@questboard/api/pools/schema'
import { useEffect, useState } from 'react'
import { useIds } from '../../../app/mutations/use-ids.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { Choices } from './Choices.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import { type Direction, PoolRow } from './PoolRow.tsx'
import type { PageProps } from './page.ts'
import { Section } from './Section.tsx'
import { SheetForm } from './SheetForm.tsx'

/** What the group saves for, with the member's own share. It needs a connection: two can want the last missing ruby. */
export function Pools({ wall, state, reload }: Pick<PageProps, 'wall' | 'state' | 'reload'>) {
  const groupId = wall.group.id
  const isOnline = useStore(isReachable)
  const [pools, setPools] = useState<Pool[]>()
  const [move, setMove] = useState<{ pool: Pool; direction: Direction }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the wall says that something changed
  useEffect(() => {
    let isCurrent = true
    personClient.pools.list.query({ groupId }).then(
      (read) => isCurrent && setPools(read.filter(({ status }) => status === 'open' || status === 'full')),
      // Without a connection the last ones stay.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [groupId, wall.at])
  if (!pools || pools.length === 0) return null
  const rubies = state.me.stats.ruby
  return (
    <Section id="pools" title={<Trans>Saving together</Trans>}>
      <NeedsConnection />
      <ul className={personClasses.rows}>
        {pools.map((pool) => (
          <PoolRow
            key={pool.id}
            pool={pool}
            me={state.me.userId}
            canAdd={isOnline && rubies > 0}
            canTakeBack={isOnline}
            onMove={(direction) => setMove({ pool, direction })}
          />
        ))}
      </ul>
      {move && (
        <MoveSheet
          {...move}
          groupId={groupId}
          max={move.direction === 'withdraw' ? move.pool.own : Math.min(rubies, move.pool.ruby - move.pool.saved)}
          onMoved={(pool) => {
            setPools(pools.map((known) => (known.id === pool.id ? pool : known)))
            return reload()
          }}
          onClose={() => setMove(undefined)}
        />
      )}
    </Section>
  )
}

type MoveSheetProps = {
  groupId: string
  pool: Pool
  direction: Direction
  max: number
  onMoved: (pool: Pool) => Promise<void>
  onClose: () => void
}

/** Chooses how many rubies move, without a keyboard. */
function MoveSheet({ groupId, pool, direction, max, onMoved, onClose }: MoveSheetProps) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const idOf = useIds()
  const amounts = [...new Set([1, 5, 10, 20, 50, max])].filter((amount) => amount <= max).toSorted((a, b) => a - b)
  const [ruby, setRuby] = useState(amounts[0] ?? 1)
  return (
    <SheetForm
      label={direction === 'contribute' ? t`Add rubies` : t`Take rubies back`}
      onSend={async () => {
        const move = { groupId, poolId: pool.id, ruby }
        const moved = await personClient.pools[direction].mutate({ ...move, id: idOf(move) })
        showNotice(direction === 'contribute' ? t`Added to “${pool.name}”.` : t`You have your rubies back.`)
        onClose()
        await onMoved(moved.pool)
      }}
      button={direction === 'contribute' ? <Trans>Add</Trans> : <Trans context="rubies">Take back</Trans>}
      onClose={onClose}
    >
      <Choices
        label={<Trans>How many rubies?</Trans>}
        choices={amounts.map((value) => ({ value, text: <Amount currency="ruby" value={value} size="lg" /> }))}
        value={ruby}
        onChoose={setRuby}
      />
    </SheetForm>
  )
}
