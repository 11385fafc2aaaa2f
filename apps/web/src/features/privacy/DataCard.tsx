import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { openDeletion } from './delete-account.tsx'
import { downloadData } from './download.ts'
import { openText } from './open-text.tsx'

/** The user's data: download, privacy policy, and deletion. */
export function DataCard() {
  const { t } = useLingui()
  const router = useRouter()
  const { send, isSending, problem } = useSubmit()
  const [isDone, setIsDone] = useState(false)

  const download = () =>
    send(async () => {
      setIsDone(false)
      await downloadData()
      setIsDone(true)
      announce(t`Your data is in your downloads.`)
    })

  return (
    <Stack gap="md">
      <FormProblem text={problem} />
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<IconDownload size={20} />}
          loading={isSending}
          onClick={() => void download()}
        >
          <Trans>Download my data</Trans>
        </Button>
        {isDone && (
          <Text size="sm" c="dimmed">
            <Trans>It’s in your downloads.</Trans>
          </Text>
        )}
      </Group>
      <Group gap="lg">
        <Anchor component="button" type="button" py={6} onClick={() => openText('privacy')}>
          <Trans>Privacy</Trans>
        </Anchor>
        <Anchor component="button" type="button" py={6} onClick={() => openText('terms')}>
          <Trans>Terms</Trans>
        </Anchor>
        <Anchor component="button" type="button" py={6} onClick={() => openText('about')}>
          <Trans>About Questboard</Trans>
        </Anchor>
      </Group>
      <div>
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={20} />}
          onClick={() =>
            openDeletion((until) => void router.navigate({ to: '/account-deleted', search: { until }, replace: true }))
          }
        >
          <Trans>Delete my account</Trans>
        </Button>
      </div>
    </Stack>
  )
}
