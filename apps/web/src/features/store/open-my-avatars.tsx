import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the user's avatars, to choose the one to wear. `toStore` opens the store. */
export function openMyAvatars(toStore: () => void): void {
  openOnce(async () => {
    const [{ MyAvatars }] = await Promise.all([import('./MyAvatars.tsx'), loadCatalog('store')])
    const render = (close: () => void) => (
      <MyAvatars
        close={close}
        onBuyMore={() => {
          close()
          toStore()
        }}
      />
    )
    await openDialog({ title: <Trans>My avatars</Trans>, width: 800, render })
  })
}
