import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, List, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { OwnPassword, useHasPassword } from '../account/OwnPassword.tsx'
import { ChildrenLeft, type Fate } from './ChildrenLeft.tsx'
import { erasedOn } from './erased-on.ts'
import { GroupsLeft, leadersOf, type Successor } from './GroupsLeft.tsx'

/** What happens to the children who have no other guardian. */
export type Fates = {
  /** The ids of those who are deleted, too. */
  toDelete: string[]
  /** The children for whom one leader alone is asked. */
  handed: { userId: string; guardianId: string }[]
}

type DeleteAccountProps = {
  config: { erasureDays: number }
  /** The user's id. */
  own: string
  ask: (password: string, children: Fates, groups: { groupId: string; to: Successor }[]) => Promise<void>
  close: () => void
}

/** Confirms the deletion of an account: what happens and when, the password, and a word to type. */
export function DeleteAccount({ config, own, ask, close }: DeleteAccountProps) {
  const { t } = useLingui()
  const hasPassword = useHasPassword()
  const [password, setPassword] = useState('')
  const [isMeant, setMeant] = useState(false)
  const [passwordError, setPasswordError] = useState<string | null>(null)
  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'incorrectOldPassword') return failureText(code)
    setPasswordError(t`That’s not your password.`)
    return null
  })
  const until = erasedOn(config.erasureDays)
  const { data: children = [] } = trpc.children.list.useQuery({})
  const alone = children.filter(
    ({ erasesOn, guardians }) => erasesOn === null && guardians.every(({ userId }) => userId === own),
  )
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map())
  const chosen = alone.map(({ userId }) => ({ userId, guardianId: fates.get(userId) ?? 'ask' }))
  const toDelete = chosen.filter(({ guardianId }) => guardianId === 'delete').map(({ userId }) => userId)
  const handed = chosen.filter(({ guardianId }) => guardianId !== 'delete' && guardianId !== 'ask')
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  const created = groups.filter(({ currentMember }) => currentMember.groupRole === 'creator')
  const [continued, closing] = [
    created.filter((group) => leadersOf(group).length > 0),
    created.filter((group) => leadersOf(group).length === 0),
  ]
  const [choices, setChoices] = useState<ReadonlyMap<string, Successor>>(new Map())
  // The leader who has been there the longest is preselected.
  const successors = new Map(
    continued.map((group): [string, Successor] => [group.id, leadersOf(group)[0]?.userId ?? null]).concat([...choices]),
  )
  const closingNames = closing.map(({ name }) => shortTitle(name)).join(', ')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '' && hasPassword) setPasswordError(t`Enter your password.`)
    else
      void send(() =>
        ask(
          password,
          { toDelete, handed },
          [...successors].map(([groupId, to]) => ({ groupId, to })),
        ),
      )
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <List spacing="xs" listStyleType="disc">
          <List.Item>
            <Trans>You’ll be signed out everywhere, and no one will see you any more.</Trans>
          </List.Item>
          {closing.length > 0 && (
            <List.Item>
              <Trans>These groups disappear for everyone in them: {closingNames}</Trans>
            </List.Item>
          )}
          <List.Item>
            <Trans>
              You can restore it until <strong>{until}</strong> by signing in.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>After that everything is deleted for good, including gems you bought.</Trans>
          </List.Item>
        </List>
        <GroupsLeft
          groups={continued}
          successors={successors}
          choose={(groupId, to) => setChoices((before) => new Map(before).set(groupId, to))}
        />
        <ChildrenLeft
          alone={alone}
          fates={fates}
          choose={(childId, fate) => setFates((before) => new Map(before).set(childId, fate))}
        />
        <OwnPassword
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setPasswordError(null)
          }}
          error={passwordError}
          data-autofocus
        />
        <Checkbox
          label={t`I want to delete my account`}
          checked={isMeant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          <Trans>To keep a copy, download your data first.</Trans>
        </Text>
        <FormButtons {...state} close={close} color="red" disabled={!isMeant}>
          <Trans>Delete my account</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
