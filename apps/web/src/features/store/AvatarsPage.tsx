import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AvatarTile } from './AvatarTile.tsx'
import { allAvatars } from './all-avatars.ts'
import classes from './tiles.module.css'
import { useWorn } from './wear.ts'

/** All avatars: worn, owned, or for sale. */
export function AvatarsPage() {
  const { t } = useLingui()
  usePageTitle(t`Avatars`)
  const [avatars] = trpc.store.avatars.useSuspenseQuery(allAvatars)
  const purse = useStats()
  const worn = useWorn()
  return (
    <section aria-labelledby="shelf-title">
      <VisuallyHidden>
        <h2 id="shelf-title">
          <Trans>Avatars</Trans>
        </h2>
      </VisuallyHidden>
      <ul className={classes.grid} data-of="avatars">
        {avatars.map((avatar) => (
          <AvatarTile key={avatar.id} avatar={avatar} purse={purse} isWorn={avatar.id === worn} />
        ))}
      </ul>
    </section>
  )
}
