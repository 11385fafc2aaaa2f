import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'

/** Opens the user's avatars, to choose the one to wear. `toStore` opens the store. */
export function openMyAvatars(toStore: () => void): void {
  openLoaded({
    title: <Trans>My avatars</Trans>,
    width: 800,
    load: () => import('./MyAvatars.tsx'),
    catalog: 'store',
    render: ({ MyAvatars }, close) => (
      <MyAvatars
        close={close}
        onBuyMore={() => {
          close()
          toStore()
        }}
      />
    ),
  })
}
