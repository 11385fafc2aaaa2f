import { Trans, useLingui } from '@lingui/react/macro'
import type { Deed } from '@questboard/api/deeds/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconSparkles } from '@tabler/icons-react'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { useGroup } from '../groups/use-group.ts'
import { deedsInput } from './deeds.ts'
import { makeTask, openReport, withdrawDeed } from './handlers.tsx'

/** What members did besides their tasks: their own, and for leaders those of all members. */
export function DeedsPanel({ groupId }: { groupId: string }) {
  const { group, leads, me } = useGroup(groupId)
  const [deeds] = trpc.deeds.list.useSuspenseQuery(deedsInput(groupId))
  // Open ones of others are in the list of approvals.
  const shown = deeds.filter(
    ({ status, userId }) => userId === me.userId || (status !== 'withdrawn' && status !== 'open'),
  )
  if (!group.deeds && shown.length === 0) return null
  const report = group.deeds && (
    <Button
      variant="light"
      leftSection={<IconSparkles size={18} aria-hidden="true" />}
      onClick={() => openReport(groupId)}
    >
      <Trans>I did something extra</Trans>
    </Button>
  )
  if (shown.length === 0) return <div>{report}</div>
  return (
    <Panel id="deeds" keepsTitle title={<Trans>Something extra</Trans>} beside={report}>
      <PanelCard>
        <ul>
          {shown.map((deed) => (
            <DeedRow key={deed.id} group={group} deed={deed} leads={leads} isOwn={deed.userId === me.userId} />
          ))}
        </ul>
      </PanelCard>
    </Panel>
  )
}

type DeedRowProps = { group: Group; deed: Deed; leads: boolean; isOwn: boolean }

function DeedRow({ group, deed, leads, isOwn }: DeedRowProps) {
  const { t } = useLingui()
  const { title, status, note, userId, granted, ruby } = deed
  const who = group.members.find((member) => member.userId === userId)?.name
  return (
    <RecordRow
      isInset
      title={title}
      end={
        status === 'open' && isOwn ? (
          <BusyButton
            variant="default"
            size="sm"
            aria-label={t`Take it back: “${title}”`}
            // It is not busy while the question is open.
            run={async () => void withdrawDeed(group.id, deed)}
          >
            <Trans>Take it back</Trans>
          </BusyButton>
        ) : status === 'approved' && leads ? (
          <Button
            variant="default"
            size="sm"
            aria-label={t`Make it a task: “${title}”`}
            onClick={() => makeTask(group, deed)}
          >
            <Trans>Make it a task</Trans>
          </Button>
        ) : undefined
      }
    >
      <span>
        {!isOwn && who && (
          <>
            <bdi>{who}</bdi>
            {' · '}
          </>
        )}
        {status === 'open' && <Trans>Waiting for an answer</Trans>}
        {status === 'approved' && <Trans>Approved</Trans>}
        {status === 'refused' && <Trans>Not this time</Trans>}
        {status === 'withdrawn' && <Trans>You took it back</Trans>}{' '}
        {status !== 'refused' && status !== 'withdrawn' && <Amount currency="ruby" value={granted ?? ruby} size="sm" />}
      </span>
      {note && <q dir="auto">{note}</q>}
    </RecordRow>
  )
}
