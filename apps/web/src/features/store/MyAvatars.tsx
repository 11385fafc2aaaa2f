import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { IconCheck, IconShoppingBag } from '@tabler/icons-react'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpc } from '../../app/trpc.ts'
import { allAvatars } from './all-avatars.ts'
import classes from './my-avatars.module.css'
import { TileSkeletons } from './TileSkeletons.tsx'
import { useWorn, wear } from './wear.ts'

/** One's own avatars: a click wears one. */
export function MyAvatars({ onBuyMore, close }: { onBuyMore: () => void; close: () => void }) {
  return (
    <Stack className={classes.room}>
      <Choice />
      <Group justify="space-between">
        <Button variant="light" leftSection={<IconShoppingBag size={20} />} onClick={onBuyMore}>
          <Trans>Buy more</Trans>
        </Button>
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
  const { data: avatars, error, isFetching, refetch } = trpc.store.avatars.useQuery(allAvatars)
  if (!avatars) {
    if (!error || isFetching) return <TileSkeletons of="avatars" />
    return <NotLoaded title={<Trans>Your avatars did not come</Trans>} error={error} onRetry={() => void refetch()} />
  }
  return (
    <fieldset className={classes.grid} aria-label={t`My avatars`}>
      {avatars
        .filter(({ owned }) => owned)
        .map((avatar) => (
          <button
            key={avatar.id}
            type="button"
            className={classes.avatar}
            aria-pressed={avatar.id === worn}
            data-autofocus={avatar.id === worn || undefined}
            onClick={() => wear(avatar)}
          >
            <img src={avatar.imagePath} alt="" width={160} height={160} />
            <span className={classes.name}>{avatar.name}</span>
            {avatar.id === worn && <IconCheck className={classes.check} size={20} aria-hidden="true" />}
          </button>
        ))}
    </fieldset>
  )
}
