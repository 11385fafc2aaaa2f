import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { IconCheck, IconShoppingBag } from '@tabler/icons-react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { AvatarOffer } from '../generation/offers.tsx'
import { allAvatars } from './all-avatars.ts'
import classes from './my-avatars.module.css'
import { TileSkeletons } from './TileSkeletons.tsx'
import { useWorn, wear, wearGenerated } from './wear.ts'

/** The user's avatars. A click wears one. */
export function MyAvatars({ onBuyMore, close }: { onBuyMore: () => void; close: () => void }) {
  return (
    <Stack className={classes.room}>
      <Choice />
      <Group justify="space-between">
        <Group gap="sm">
          <Button variant="light" leftSection={<IconShoppingBag size={20} />} onClick={onBuyMore}>
            <Trans>Buy more</Trans>
          </Button>
          <AvatarOffer leave={close} wear={(id) => void wearGenerated(id)} />
        </Group>
        <Button variant="default" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function Choice() {
  const { t } = useLingui()
  const worn = useWorn()
  const query = trpc.store.avatars.useQuery(allAvatars)
  // Generated avatars load separately; without them the others can still be chosen.
  const { data: drawn = [] } = trpc.generation.avatars.useQuery({})
  const { data: avatars } = query
  if (!avatars) {
    const skeleton = <TileSkeletons of="avatars" />
    return <LoadingOrError query={query} title={<Trans>Couldn’t load your avatars</Trans>} skeleton={skeleton} />
  }
  return (
    <fieldset className={classes.grid} aria-label={t`My avatars`}>
      {drawn.map(({ id, url }, index) => (
        <Tile
          key={id}
          imagePath={url}
          name={t`My drawing ${drawn.length - index}`}
          isWorn={id === worn}
          onWear={() => void wearGenerated(id)}
        />
      ))}
      {avatars
        .filter(({ owned }) => owned)
        .map((avatar) => (
          <Tile
            key={avatar.id}
            imagePath={avatar.imagePath}
            name={avatar.name}
            isWorn={avatar.id === worn}
            onWear={() => wear(avatar)}
          />
        ))}
    </fieldset>
  )
}

type TileProps = { imagePath: string; name: string; isWorn: boolean; onWear: () => void }

function Tile({ imagePath, name, isWorn, onWear }: TileProps) {
  return (
    <button
      type="button"
      className={classes.avatar}
      aria-pressed={isWorn}
      data-autofocus={isWorn || undefined}
      onClick={onWear}
    >
      <img src={imagePath} alt="" width={160} height={160} />
      <span className={classes.name}>{name}</span>
      {isWorn && <IconCheck className={classes.check} size={20} aria-hidden="true" />}
    </button>
  )
}
