import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the dialog for buying gems, or says that none are sold. */
export function openBuyGems(): void {
  openOnce(async () => {
    const [{ BuyGems }, { payments }, plans] = await Promise.all([
      import('./BuyGems.tsx'),
      trpcUtils.config.read.ensureData({}),
      trpcUtils.store.gemsPlans.ensureData({}),
      loadCatalog('payments'),
    ])
    const render = (close: () => void) => <BuyGems plans={payments ? plans : null} close={close} />
    await openDialog({ title: <Trans>Buy gems</Trans>, width: 560, render })
  })
}
