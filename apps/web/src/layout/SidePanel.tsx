import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatNumber } from '../app/format-number.ts'
import { useStats } from '../app/mutations/balances.ts'
import { trpc } from '../app/trpc.ts'
import { openBuyGems } from '../features/payments/open-buy-gems.tsx'
import { openMyAvatars } from '../features/store/open-my-avatars.tsx'
import { Amount, CurrencyPiece } from '../ui/Amount.tsx'
import { Portrait } from '../ui/Portrait.tsx'
import { Progress } from '../ui/Progress.tsx'
import { levelPercent } from './level-percent.ts'
import { RankingTitle } from './RankingTitle.tsx'
import { SideFoot } from './SideFoot.tsx'
import classes from './SidePanel.module.css'

/**
 * The player, their balances and the progress to the next level. Each number links to its history, and gems to buying
 * more.
 *
 * `onLeave` is called before another page or dialog opens, so that a panel over the page can close.
 */
export function SidePanel({ onLeave }: { onLeave?: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { name, imageUrl } = profile
  const stats = useStats()
  const percent = levelPercent(stats)
  const why = t`View history`

  function chooseAvatar() {
    onLeave?.()
    openMyAvatars(() => void navigate({ to: '/store/avatars' }))
  }

  function buyGems() {
    onLeave?.()
    openBuyGems()
  }

  return (
    <section className={classes.panel} aria-label={t`Profile`}>
      <div className={classes.person}>
        <button type="button" className={classes.portrait} aria-label={t`Choose your avatar`} onClick={chooseAvatar}>
          <Portrait name={name} imageUrl={imageUrl} size={84} />
          <span className={classes.pencil}>
            <IconPencil size={16} aria-hidden="true" />
          </span>
        </button>
        <p className={classes.name}>{name}</p>
        <p className={classes.ranking}>
          <RankingTitle ranking={stats.ranking} />
        </p>
      </div>
      <div className={classes.balances}>
        <Link to="/balances" className={classes.chip} title={why} onClick={onLeave}>
          <Amount currency="gold" value={stats.gold} chip />
        </Link>
        <button type="button" className={classes.chip} title={t`Buy gems`} onClick={buyGems}>
          <Amount currency="gems" value={stats.gems} chip />
        </button>
      </div>
      <Link to="/balances" search={{ currency: 'exp' }} className={classes.level} title={why} onClick={onLeave}>
        <div className={classes.levelLine}>
          <span className={classes.levelNumber}>
            <Trans>Level {stats.level}</Trans>
          </span>
          <span className={classes.exp} data-currency="exp">
            <CurrencyPiece currency="exp" />
            {formatNumber(stats.exp)} / {formatNumber(stats.nextLevelExp)}
          </span>
        </div>
        <Progress label={t`XP to the next level`} percent={percent} />
        <p className={classes.toNext}>
          <Trans>
            {formatNumber(stats.nextLevelExp - stats.exp)} XP to level {stats.level + 1}
          </Trans>
        </p>
      </Link>
      <Link to="/statistics" className={classes.more} onClick={onLeave}>
        <Trans>Statistics</Trans>
      </Link>
      <SideFoot onLeave={onLeave} />
    </section>
  )
}
