import { Trans } from '@lingui/react/macro'
import type { Stats } from '@questboard/api/game/schema'

/** The title of a level. */
export function RankingTitle({ ranking }: { ranking: Stats['ranking'] }) {
  return titles[ranking]
}

const titles = {
  gamifinnator: <Trans context="ranking">Gamifinnator</Trans>,
  newbie: <Trans context="ranking">Newbie</Trans>,
  kid: <Trans context="ranking">Kid</Trans>,
  junior: <Trans context="ranking">Junior</Trans>,
  experienced: <Trans context="ranking">Experienced</Trans>,
  senior: <Trans context="ranking">Senior</Trans>,
  expert: <Trans context="ranking">Expert</Trans>,
  master: <Trans context="ranking">Master</Trans>,
}
