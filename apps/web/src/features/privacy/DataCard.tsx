import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { openDeletion } from './delete-account.tsx'
import { downloadData } from './download.ts'
import { openText } from './open-text.tsx'

/** The user's data: download, privacy policy, and deletion. */
export function DataCard() {
  const { t } = useLingui()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'gathering' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  async function download() {
    setProblem(null)
    setState('gathering')
    try {
      await downloadData()
      setState('done')
      announce(t`Your data is in your downloads.`)
    } catch (error) {
      setState('idle')
      setProblem(await failureText(readFailure(error).code))
    }
  }

  return (
    <Stack gap="md">
      <FormProblem text={problem} />
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<IconDownload size={20} />}
          loading={state === 'gathering'}
          onClick={() => void download()}
        >
          <Trans>Download my data</Trans>
        </Button>
        {state === 'done' && (
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
