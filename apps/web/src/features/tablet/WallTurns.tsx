import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Wall } from '@questboard/api/devices/schema'
import { IconRotateClockwise } from '@tabler/icons-react'
import classes from './wall-pools.module.css'

type WallTurnsProps = { turns: NonNullable<Wall['turns']>; hasTitles: boolean }

/** Whose turn it is, of members who have no column here. Where titles are hidden: of how many tasks. */
export function WallTurns({ turns, hasTitles }: WallTurnsProps) {
  const { t } = useLingui()
  if (turns.length === 0) return null
  const shown = hasTitles
    ? turns.map(({ taskId, title, holder }) => ({ id: taskId, what: title ?? '', who: holder.name }))
    : [...Map.groupBy(turns, ({ holder }) => holder.userId)].map(([id, { length, 0: first }]) => ({
        id,
        what: t`${plural(length, { one: '# task', other: '# tasks' })}`,
        who: first?.holder.name ?? '',
      }))
  return (
    <ul className={classes.pools} aria-label={t`Taking turns`}>
      {shown.map(({ id, what, who }) => (
        <li key={id} className={classes.pool}>
          <IconRotateClockwise className={classes.turn} size={40} aria-hidden="true" />
          <span className={classes.text}>
            <bdi className={classes.name}>{what}</bdi>
            <span>
              <Trans>
                It’s <bdi>{who}</bdi>’s turn.
              </Trans>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
