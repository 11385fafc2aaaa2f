import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { formatNumber } from '@questboard/i18n'
import { useStats } from '../app/acts/balances.ts'
import { trpc } from '../app/trpc.ts'
import { Amount } from '../ui/Amount.tsx'
import { Portrait } from '../ui/Portrait.tsx'
import { Progress } from '../ui/Progress.tsx'
import { levelPercent } from './level-percent.ts'
import { RankingTitle } from './RankingTitle.tsx'
import classes from './SidePanel.module.css'

/** Who plays, what they have, and how far the next level is. */
export function SidePanel() {
  const { t } = useLingui()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { name, imageUrl } = profile
  const stats = useStats()
  const percent = levelPercent(stats)
  return (
    <section className={classes.panel} aria-label={t`Profile`}>
      <div className={classes.person}>
        <Portrait name={name} imageUrl={imageUrl} size={84} />
        <Text className={classes.name}>{name}</Text>
        <Text size="sm" c="dimmed">
          <RankingTitle ranking={stats.ranking} />
        </Text>
      </div>
      <div className={classes.balances}>
        <Amount currency="gold" value={stats.gold} chip />
        <Amount currency="gems" value={stats.gems} chip />
      </div>
      <div className={classes.level}>
        <div className={classes.levelLine}>
          <span className={classes.levelNumber}>
            <Trans>Level {stats.level}</Trans>
          </span>
          <span className={classes.exp}>
            {formatNumber(stats.exp)} / {formatNumber(stats.nextLevelExp)}
          </span>
        </div>
        <Progress label={t`Experience to the next level`} percent={percent} />
        <Text size="xs" c="dimmed">
          <Trans>
            {formatNumber(stats.nextLevelExp - stats.exp)} experience to level {stats.level + 1}
          </Trans>
        </Text>
      </div>
    </section>
  )
}
