import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Code, Group, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react'
import { trpcUtils } from '../../../app/trpc.ts'
import { announce } from '../../../ui/toasts.ts'
import classes from './recovery-codes.module.css'

/** Ten recovery codes, shown this once. */
export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const { t } = useLingui()
  const text = `${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announce(t`Codes copied.`)
    } catch {
      announce(t`Select the codes and copy them.`)
    }
  }

  function end() {
    void trpcUtils.secondFactor.read.invalidate()
    close()
  }

  return (
    <Stack data-stays>
      <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="status">
        <Trans>Keep these codes somewhere safe, not only on your phone. They aren’t shown again.</Trans>{' '}
        <Trans>If you lose the app, sign in with one of these. Each works once.</Trans>
      </Alert>
      <ul className={classes.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="light" leftSection={<IconCopy size={18} />} onClick={() => void copy()} autoFocus>
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="light"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="questboard-recovery-codes.txt"
          leftSection={<IconDownload size={18} />}
        >
          <Trans>Download</Trans>
        </Button>
        <Button onClick={end}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
