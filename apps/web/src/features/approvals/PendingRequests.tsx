import { Trans } from '@lingui/react/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { useStore } from '../../ui/store.ts'
import { approveAll } from './answer.ts'
import { outcomes, progress } from './outcomes.ts'
import { ChoosableRequests } from './RequestRow.tsx'
import { answerable, arrange } from './requests.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useMarked } from './use-marked.ts'

type PendingRequestsProps = {
  groupId: string
  /** Which requests of the group are shown; all by default. */
  isShown?: (request: ApprovalRequest) => boolean
}

/** The pending requests of a group, which leaders answer here. Renders nothing when there are none. */
export function PendingRequests({ groupId, isShown = () => true }: PendingRequestsProps) {
  const [{ requests }] = trpc.dashboard.approvals.useSuspenseQuery({})
  const isBusy = useStore(progress) !== null
  const groups = arrange(requests, useStore(outcomes)).filter(({ id }) => id === groupId)
  const shown = groups.flatMap((group) => group.shown).filter(({ request }) => isShown(request))
  const open = answerable(groups).filter(isShown)
  const { marked, chosen, choose, clear } = useMarked(open)
  if (shown.length === 0) return null

  return (
    <Panel
      id="waiting"
      keepsTitle
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
        <ChoosableRequests shown={shown} marked={marked} onChoose={choose} isBusy={isBusy} />
      </PanelCard>
      <SelectionBar chosen={chosen} onCleared={clear} />
    </Panel>
  )
}
