import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Wall } from '@questboard/api/devices/schema'
import { Jar } from '../pools/Jar.tsx'
import classes from './wall-pools.module.css'

/** What the group saves for, as jars that fill. */
export function WallPools({ pools }: Pick<Wall, 'pools'>) {
  const { t } = useLingui()
  if (pools.length === 0) return null
  return (
    <ul className={classes.pools} aria-label={t`Saving together`}>
      {pools.map(({ id, name, saved, ruby }) => {
        const missing = ruby - saved
        return (
          <li key={id} className={classes.pool}>
            <Jar saved={saved} ruby={ruby} size={48} />
            <span className={classes.text}>
              <bdi className={classes.name}>{name}</bdi>
              <span>
                {missing === 0
                  ? t`We saved it all!`
                  : t`${plural(missing, { one: '# ruby to go', other: '# rubies to go' })}`}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
