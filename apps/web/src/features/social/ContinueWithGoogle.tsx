import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { goToGoogle } from './go-to-google.ts'

type ContinueWithGoogleProps = { clientId: string; redirect: string }

/** A button that signs in with Google. Nothing is loaded from Google before the click. */
export function ContinueWithGoogle({ clientId, redirect }: ContinueWithGoogleProps) {
  const go = useMutation({ mutationFn: () => goToGoogle(clientId, redirect) })
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      leftSection={<IconBrandGoogleFilled size={20} aria-hidden="true" />}
      loading={go.isPending}
      onClick={() => go.mutate()}
    >
      <Trans>Continue with Google</Trans>
    </Button>
  )
}
