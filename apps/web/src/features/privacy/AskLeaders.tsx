import { Trans } from '@lingui/react/macro'
import { Button, Group as Row, Stack } from '@mantine/core'
import type { Child } from '@questboard/api/children/schema'
import { useState } from 'react'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { shortTitle } from '../../ui/short-title.ts'

export type Leader = { id: string; name: string }

/** The other leaders of the groups of a child, each once. */
export function useOtherLeaders(child: Child): Leader[] {
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  const { data: profile } = trpc.profile.read.useQuery({})
  const leaders = groups
    .filter(({ id }) => child.groups.some((group) => group.id === id))
    .flatMap(({ members }) => members.filter(({ groupRole }) => groupRole !== 'member'))
  const others = new Map(
    leaders.filter(({ userId }) => userId !== profile?.id).map(({ userId, name }) => [userId, shortTitle(name)]),
  )
  return [...others].map(([id, name]) => ({ id, name }))
}

/** Asks leaders to become a guardian of a child, too. */
export function AskLeaders({ child, leaders }: { child: Child; leaders: readonly Leader[] }) {
  const { send, isSending, problem } = useSubmit()
  const [pressed, setPressed] = useState<string>()
  const isAsked = (id: string) => child.asked.some(({ userId }) => userId === id)

  function ask(guardianId: string) {
    setPressed(guardianId)
    void send(async () => {
      await trpcClient.children.guardians.ask.mutate({ userId: child.userId, guardianId })
      await trpcUtils.children.list.fetch({}, { staleTime: 0 })
    })
  }

  return (
    <Stack gap="xs">
      <Row gap="xs">
        {leaders.map(({ id, name }) => (
          <Button
            key={id}
            size="sm"
            variant="light"
            disabled={isAsked(id)}
            loading={isSending && pressed === id}
            onClick={() => ask(id)}
          >
            {isAsked(id) ? <Trans>{name} was asked</Trans> : <Trans>Ask {name}</Trans>}
          </Button>
        ))}
      </Row>
      <FormProblem text={problem} />
    </Stack>
  )
}
