import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { justJoined } from '../../app/just-joined.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { showAlert } from '../../ui/alerts.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { refreshLists } from './current.ts'
import classes from './dialog.module.css'
import { NotificationText } from './NotificationText.tsx'
import type { NavigateTo } from './use-navigate-to.ts'

type InvitationDialogProps = { notification: Notification; invitationId: string; onClose: () => void; go: NavigateTo }

/** After these errors there is nothing left to answer: the invitation is accepted, revoked, or expired. */
const settled = new Set(['invitationNotFound', 'inviteAlreadyAccepted', 'groupInvitationLinkExpired'])

/** An invitation, to accept, to decline, or to leave for later. */
export function InvitationDialog({ notification, invitationId, onClose, go }: InvitationDialogProps) {
  useLingui()
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null)
  const [problem, setProblem] = useState<{ code: string; text: string } | null>(null)
  const group = shortTitle(notification.data.group?.name ?? '')

  async function answer(how: 'accept' | 'decline', send: () => Promise<void>) {
    setProblem(null)
    setSending(how)
    try {
      await send()
      onClose()
    } catch (error) {
      const { code } = readFailure(error)
      setProblem({ code, text: await failureText(code) })
    } finally {
      setSending(null)
      void refreshLists()
      void trpcUtils.groups.invalidate()
    }
  }

  const accept = () =>
    answer('accept', async () => {
      const { id } = await trpcClient.groups.invitations.accept.mutate({ id: invitationId })
      showAlert({ color: 'green', message: t`You’ve joined “${group}”.` })
      justJoined.write(id)
      go(`/groups/${id}`)
    })

  const decline = () =>
    answer('decline', async () => {
      await trpcClient.groups.invitations.decline.mutate({ id: invitationId })
      showAlert({ message: t`Invitation to “${group}” declined.` })
    })

  return (
    <Stack>
      <NotificationText notification={notification} />
      <FormProblem text={problem?.text ?? null} />
      {problem && settled.has(problem.code) ? (
        <div className={classes.buttons}>
          <Button onClick={onClose} data-autofocus>
            <Trans>Got it</Trans>
          </Button>
        </div>
      ) : (
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={sending === 'decline'}
            disabled={sending === 'accept'}
            onClick={() => void decline()}
          >
            <Trans>Decline</Trans>
          </Button>
          <Button
            loading={sending === 'accept'}
            disabled={sending === 'decline'}
            onClick={() => void accept()}
            data-autofocus
          >
            <Trans>Join group</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
