import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { PushDevice } from '@questboard/api/push/schema'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDateTime } from '../../app/format-dates.ts'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { removeWithToast } from './remove.ts'
import { sendTest } from './send-test.ts'

/** A device that gets notifications. Nothing is lost by removing it: the switch brings it back. */
export function PushDeviceRow({ device }: { device: PushDevice }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState<'test' | 'remove' | null>(null)
  const { name, lastSuccessAt, current } = device

  async function run(what: 'test' | 'remove', work: () => Promise<void>) {
    setBusy(what)
    await work()
    setBusy(null)
  }

  return (
    <RecordRow
      icon={<IconBell size={24} />}
      title={name}
      end={
        <Group gap={4} justify="flex-end">
          <Button
            variant="default"
            size="sm"
            aria-label={t`Send a test to ${name}`}
            loading={busy === 'test'}
            onClick={() => void run('test', () => sendTest(device))}
          >
            <Trans>Send a test</Trans>
          </Button>
          <Button
            variant="subtle"
            size="sm"
            aria-label={t`Remove ${name}`}
            loading={busy === 'remove'}
            onClick={() => void run('remove', () => removeWithToast(device))}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      }
    >
      {current && (
        <span>
          <Trans>This device</Trans>
        </span>
      )}
      <span>
        {lastSuccessAt === null ? (
          <Trans>Nothing sent yet</Trans>
        ) : (
          <Trans>
            Last sent: <time dateTime={lastSuccessAt}>{formatDateTime(lastSuccessAt)}</time>
          </Trans>
        )}
      </span>
    </RecordRow>
  )
}
