import { Trans, useLingui } from '@lingui/react/macro'
import { List, Stack } from '@mantine/core'
import type { Child } from '@questboard/api/children/schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { OwnPassword, useHasPassword } from '../account/OwnPassword.tsx'
import { refreshGroup } from '../groups/refresh.ts'
import { erasedOn } from '../privacy/erased-on.ts'

type DeleteChildFormProps = {
  child: Pick<Child, 'userId' | 'name'>
  groupId: string | undefined
  erasureDays: number
  close: () => void
}

/** Confirms the deletion of a child with the password of the guardian. */
export function DeleteChildForm({ child, groupId, erasureDays, close }: DeleteChildFormProps) {
  const { t } = useLingui()
  const hasPassword = useHasPassword()
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string | null>(null)
  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'incorrectOldPassword') return failureText(code)
    setPasswordError(t`That’s not your password.`)
    return null
  })
  const until = erasedOn(erasureDays)
  const name = shortTitle(child.name)

  async function ask() {
    await trpcClient.children.requestDeletion.mutate({ userId: child.userId, password })
    if (groupId !== undefined) refreshGroup(groupId)
    void trpcUtils.children.list.invalidate()
    showMessage(t`${name} is hidden and will be deleted.`)
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '' && hasPassword) setPasswordError(t`Enter your password.`)
    else void send(ask)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <List spacing="xs">
          <List.Item>
            <Trans>{name} disappears from all groups at once. Other guardians are notified.</Trans>
          </List.Item>
          <List.Item>
            <Trans>
              A guardian can take it back until <strong>{until}</strong>, on the page “Groups”.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>After that, all data is deleted for good.</Trans>
          </List.Item>
        </List>
        <OwnPassword
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setPasswordError(null)
          }}
          error={passwordError}
          data-autofocus
        />
        <FormButtons {...state} close={close} color="red">
          <Trans>Delete</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
