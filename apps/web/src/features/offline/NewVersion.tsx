import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'

/** Offers the new version. It opens in every window of this browser at once. */
export function NewVersion({ refresh, close }: { refresh: () => void; close: () => void }) {
  const [refreshing, setRefreshing] = useState(false)
  return (
    <Stack>
      <Text>
        <Trans>A new version is ready. Refresh to update.</Trans>
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Later</Trans>
        </Button>
        <Button
          loading={refreshing}
          onClick={() => {
            setRefreshing(true)
            refresh()
          }}
          data-autofocus
        >
          <Trans>Refresh</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
