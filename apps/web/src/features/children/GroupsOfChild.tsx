import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { DialogClose } from '../../ui/DialogClose.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { isLeader } from '../groups/roles.ts'
import { takeChildOut } from './child-handlers.tsx'
import classes from './children.module.css'

type GroupsOfChildProps = { childId: string; close: () => void }

/** The groups of a child: its guardian takes it out of any, and brings it into those that the guardian leads. */
export function GroupsOfChild({ childId, close }: GroupsOfChildProps) {
  const { t } = useLingui()
  const { data: children } = trpc.children.list.useQuery({})
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  const { send, isSending, problem } = useSubmit()
  const [pressed, setPressed] = useState<string>()
  const child = children?.find(({ userId }) => userId === childId)
  const joined = child?.groups ?? []
  const others = groups.filter(
    ({ id, currentMember }) => isLeader(currentMember) && joined.every((group) => group.id !== id),
  )

  function join(groupId: string) {
    setPressed(groupId)
    void send(async () => {
      await trpcClient.children.join.mutate({ groupId, userId: childId })
      refreshGroup(groupId)
      await Promise.all([trpcUtils.children.list.invalidate(), trpcUtils.groups.list.invalidate()])
      announce(t`Added`)
    })
  }

  return (
    <Stack>
      <Text>
        <Trans>Each group has its own rubies and tasks. Gold, level and streaks are shared.</Trans>
      </Text>
      <ul className={classes.people}>
        {joined.map(({ id, name }) => (
          <GroupRow key={id} name={name}>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconDoorExit size={18} />}
              aria-label={t`Remove from ${name}`}
              onClick={() => {
                close()
                if (child) void takeChildOut(child, { id, name })
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          </GroupRow>
        ))}
        {others.map(({ id, name }) => (
          <GroupRow key={id} name={name}>
            <Button
              size="sm"
              variant="light"
              leftSection={<IconDoorEnter size={18} />}
              aria-label={t`Add to ${name}`}
              loading={isSending && pressed === id}
              onClick={() => join(id)}
            >
              <Trans>Add</Trans>
            </Button>
          </GroupRow>
        ))}
      </ul>
      {others.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>You don’t lead any other group.</Trans>
        </Text>
      )}
      <FormProblem text={problem} />
      <DialogClose close={close} />
    </Stack>
  )
}

function GroupRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={classes.person}>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      {children}
    </li>
  )
}
