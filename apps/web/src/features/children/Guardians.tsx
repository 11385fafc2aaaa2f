import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { DialogClose } from '../../ui/DialogClose.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { announce } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { isLeader } from '../groups/roles.ts'
import { stepDown } from './child-handlers.tsx'
import classes from './children.module.css'

type GuardiansProps = { group: Group; childId: string; close: () => void }

/** The guardians of a child: to ask another leader, and to step down. */
export function Guardians({ group, childId, close }: GuardiansProps) {
  const { t } = useLingui()
  const { data: children } = trpc.children.list.useQuery({})
  const { send, isSending, problem } = useSubmit()
  /** The person whose button was pressed last. */
  const [pressed, setPressed] = useState<string | null>(null)
  const child = children?.find(({ userId }) => userId === childId)
  const own = group.currentMember.userId
  const guardians = child?.guardians ?? []
  const asked = child?.asked ?? []
  const isIn = (people: { userId: string }[], id: string) => people.some(({ userId }) => userId === id)
  const others = group.members.filter((member) => isLeader(member) && !isIn(guardians, member.userId))

  function leave() {
    close()
    if (child) void stepDown(child, group.id)
  }

  function ask(guardianId: string): Promise<void> {
    setPressed(guardianId)
    return send(async () => {
      await trpcClient.children.guardians.ask.mutate({ userId: childId, guardianId })
      await trpcUtils.children.list.fetch({}, { staleTime: 0 })
      refreshGroup(group.id)
      announce(t`Request sent`)
    })
  }

  return (
    <Stack>
      <Text>
        <Trans>
          Only guardians can download or delete the child’s data, or give the child their own account. One guardian is
          enough.
        </Trans>
      </Text>
      <ul className={classes.people}>
        {guardians.map(({ userId, name }) => (
          <li key={userId} className={classes.person}>
            <Portrait
              name={name}
              imageUrl={group.members.find((member) => member.userId === userId)?.imageUrl ?? null}
            />
            <span className={classes.name} dir="auto">
              {name}
            </span>
            {userId === own && guardians.length > 1 && (
              <Button size="sm" variant="default" onClick={leave}>
                <Trans>Step down</Trans>
              </Button>
            )}
          </li>
        ))}
        {others.map(({ userId, name, imageUrl }) => (
          <li key={userId} className={classes.person}>
            <Portrait name={name} imageUrl={imageUrl} />
            <span className={classes.name} dir="auto">
              {name}
            </span>
            {isIn(asked, userId) ? (
              <Text size="sm" c="dimmed">
                <Trans context="guardian">Asked</Trans>
              </Text>
            ) : (
              <Button
                size="sm"
                variant="light"
                aria-label={t`Ask ${name} to become a guardian`}
                loading={isSending && pressed === userId}
                onClick={() => void ask(userId)}
              >
                <Trans>Ask</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>To add a guardian, make another member a leader first.</Trans>
        </Text>
      )}
      <FormProblem text={problem} />
      <DialogClose close={close} />
    </Stack>
  )
}
