import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcUtils } from '../../app/trpc.ts'

/** Opens the dialog for buying gems, or says that none are sold. */
export function openBuyGems(): void {
  openLoaded({
    title: <Trans>Buy gems</Trans>,
    width: 560,
    load: () =>
      Promise.all([
        import('./BuyGems.tsx'),
        trpcUtils.config.read.ensureData({}),
        trpcUtils.store.gemsPlans.ensureData({}),
      ]),
    catalog: 'payments',
    render: ([{ BuyGems }, { payments }, plans], close) => <BuyGems plans={payments ? plans : null} close={close} />,
  })
}
