import { Trans } from '@lingui/react/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { useStore } from '../../ui/store.ts'
import { approveAll } from '../approvals/answer.ts'
import { outcomes, progress } from '../approvals/outcomes.ts'
import { RequestList, RequestRow } from '../approvals/RequestRow.tsx'
import { answerable, arrange, keyOf } from '../approvals/requests.ts'
import { SelectionBar } from '../approvals/SelectionBar.tsx'

type PendingRequestsProps = {
  groupId: string
  /** Which requests of the group are shown; all by default. */
  isShown?: (request: ApprovalRequest) => boolean
}

/** The pending requests of a group, which leaders answer here. Renders nothing when there are none. */
export function PendingRequests({ groupId, isShown = () => true }: PendingRequestsProps) {
  const [{ requests }] = trpc.dashboard.approvals.useSuspenseQuery({})
  const isBusy = useStore(progress) !== null
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const groups = arrange(requests, useStore(outcomes)).filter(({ id }) => id === groupId)
  const shown = groups.flatMap((group) => group.shown).filter(({ request }) => isShown(request))
  const open = answerable(groups).filter(isShown)
  if (shown.length === 0) return null
  const chosen = open.filter((request) => marked.has(keyOf(request)))

  function choose(key: string, isChosen: boolean) {
    const others = [...marked].filter((other) => other !== key)
    setMarked(new Set(isChosen ? [...others, key] : others))
  }

  return (
    <Panel
      id="waiting"
      isOneOfSeveral
      title={<Trans>Waiting for your approval</Trans>}
      beside={
        open.length > 1 && (
          <Button variant="light" size="sm" disabled={isBusy} onClick={() => keepFocus(() => approveAll(open))}>
            <Trans>Approve all</Trans>
          </Button>
        )
      }
    >
      <PanelCard>
        <RequestList>
          {shown.map((pending) => {
            const key = keyOf(pending.request)
            return (
              <RequestRow
                key={key}
                shown={pending}
                isChosen={marked.has(key)}
                onChoose={(isChosen) => choose(key, isChosen)}
                isBusy={isBusy}
              />
            )
          })}
        </RequestList>
      </PanelCard>
      <SelectionBar chosen={chosen} onCleared={() => setMarked(new Set())} />
    </Panel>
  )
}
