import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { downloadItems, type Format, formats, type Kind, kinds } from './download.ts'
import classes from './ExportButtons.module.css'

const names: Record<Kind, MessageDescriptor> = {
  tasks: msg`Tasks, archived ones too`,
  missions: msg`Missions with their tasks`,
  rewards: msg`Rewards`,
}

/** Buttons that export each kind of data as CSV or JSON. */
export function ExportButtons() {
  const { t, i18n } = useLingui()
  const [gathering, setGathering] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit()

  const download = (kind: Kind, format: Format) =>
    send(async () => {
      setDone(null)
      setGathering(kind + format)
      setDone(await downloadItems(kind, format))
      announce(t`The file is in your downloads.`)
    })

  return (
    <>
      <FormProblem text={problem} />
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className={classes.row}>
            <span>{i18n._(names[kind])}</span>
            <Group gap="xs">
              {formats.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  variant="default"
                  leftSection={<IconDownload size={16} />}
                  aria-label={`${i18n._(names[kind])}: ${format.toUpperCase()}`}
                  loading={isSending && gathering === kind + format}
                  disabled={isSending && gathering !== kind + format}
                  onClick={() => void download(kind, format)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </Group>
          </li>
        ))}
      </ul>
      {done !== null && (
        <Text size="sm" c="dimmed">
          <Trans>
            <bdi>{done}</bdi> is in your downloads.
          </Trans>
        </Text>
      )}
    </>
  )
}
