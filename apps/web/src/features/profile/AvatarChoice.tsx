import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { AvatarOffer } from '../generation/offers.tsx'
import { openMyAvatars } from '../store/open-my-avatars.tsx'
import { wearGenerated } from '../store/wear.ts'

/** The user's avatar and a button to change it. */
export function AvatarChoice() {
  const navigate = useNavigate()
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery({})
  return (
    <Group gap="lg">
      <Portrait name={name} imageUrl={imageUrl} size={84} />
      <Button variant="light" onClick={() => openMyAvatars(() => void navigate({ to: '/store/avatars' }))}>
        <Trans>Choose another avatar</Trans>
      </Button>
      <AvatarOffer wear={(id) => void wearGenerated(id)} />
    </Group>
  )
}
