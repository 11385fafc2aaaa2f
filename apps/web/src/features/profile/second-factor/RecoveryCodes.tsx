import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { trpcUtils } from '../../../app/trpc.ts'
import { announce } from '../../../ui/toasts.ts'
import classes from './recovery-codes.module.css'

/** Ten recovery codes, shown this once. */
export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const text = `${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      announce(t`Codes copied.`)
    } catch {
      // There is no clipboard without TLS.
      if (list.current) getSelection()?.selectAllChildren(list.current)
      setOutcome('selected')
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
      <ul ref={list} className={classes.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </ul>
      <Text role="status" size="sm">
        {outcome === 'selected' && <Trans>The codes are selected. Copy them.</Trans>}
      </Text>
      <Group justify="flex-end">
        <Button
          variant="light"
          leftSection={outcome === 'copied' ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => void copy()}
          autoFocus
        >
          {outcome === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
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
