import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { announce } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { isLeader } from '../groups/roles.ts'
import classes from './children.module.css'

type GuardiansProps = { group: Group; childId: string; close: () => void }

/** The guardians of a child: to ask another leader, and to step down. */
export function Guardians({ group, childId, close }: GuardiansProps) {
  const { t } = useLingui()
  const { data: children } = trpc.children.list.useQuery({})
  const { send, isSending, problem } = useSubmit()
  /** The button that was pressed last: the id of its person, or `me`. */
  const [pressed, setPressed] = useState<string | null>(null)
  const child = children?.find(({ userId }) => userId === childId)
  const own = group.currentMember.userId
  const guardians = child?.guardians ?? []
  const asked = child?.asked ?? []
  const isIn = (people: { userId: string }[], id: string) => people.some(({ userId }) => userId === id)
  const others = group.members.filter((member) => isLeader(member) && !isIn(guardians, member.userId))

  function run(button: string, act: () => Promise<unknown>, done: string): Promise<void> {
    setPressed(button)
    return send(async () => {
      await act()
      await trpcUtils.children.list.fetch({}, { staleTime: 0 })
      refreshGroup(group.id)
      announce(done)
      if (button === 'me') close()
    })
  }

  const stepDown = () =>
    run('me', () => trpcClient.children.guardians.stepDown.mutate({ userId: childId }), t`You’re no longer a guardian.`)

  const ask = (guardianId: string) =>
    run(guardianId, () => trpcClient.children.guardians.ask.mutate({ userId: childId, guardianId }), t`Request sent`)

  return (
    <Stack>
      <Text>
        <Trans>Guardians alone export, delete or hand over the child. Each of them can do so.</Trans>
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
              <Button
                size="sm"
                variant="default"
                loading={isSending && pressed === 'me'}
                onClick={() => void stepDown()}
              >
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
                <Trans>Asked</Trans>
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
          <Trans>To share the care, make another member a leader first.</Trans>
        </Text>
      )}
      <FormProblem text={problem} />
      <Row justify="flex-end">
        <Button onClick={close} data-autofocus>
          <Trans>Close</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
