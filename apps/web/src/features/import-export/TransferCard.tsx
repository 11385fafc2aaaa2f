import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Heading } from '../../ui/Heading.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { FileDrop } from './FileDrop.tsx'
import { openImport } from './open-import.tsx'
import { RecentImports } from './RecentImports.tsx'

/** Import and export of tasks. */
export function TransferCard() {
  const router = useRouter()
  return (
    <Stack gap="lg">
      <FileDrop take={(file) => openImport(file, () => void router.navigate({ to: '/dashboard' }))} />
      <RecentImports />
      <Stack gap="xs">
        <Heading order={3} size={4}>
          <Trans>Export</Trans>
        </Heading>
        <ExportButtons />
      </Stack>
    </Stack>
  )
}
