import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import classes from './dialog.module.css'
import { NotificationText } from './NotificationText.tsx'
import type { NavigateTo } from './use-navigate-to.ts'

type DetailDialogProps = { notification: Notification; onClose: () => void; go: NavigateTo }

/** The details of a notification, with a link to where it happened. */
export function DetailDialog({ notification, onClose, go }: DetailDialogProps) {
  // The text follows the language.
  useLingui()
  const { groupId, type } = notification
  return (
    <Stack>
      <NotificationText notification={notification} />
      <div className={classes.buttons}>
        {groupId !== null && type !== 'removeMember' && (
          <Button
            variant="default"
            onClick={() => {
              onClose()
              go(`/groups/${groupId}`)
            }}
          >
            <Trans>Go to group</Trans>
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </Stack>
  )
}
