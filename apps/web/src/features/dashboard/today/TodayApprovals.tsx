import { Trans } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { todayInput } from '../../../app/today-input.ts'
import { trpc } from '../../../app/trpc.ts'
import { Panel, PanelCard } from '../../../ui/Panel.tsx'
import { useStore } from '../../../ui/store.ts'
import { outcomes, progress } from '../../approvals/answer.ts'
import { RequestRow } from '../../approvals/RequestRow.tsx'
import { arrange, keyOf } from '../../approvals/requests.ts'
import classes from './today.module.css'

/** The requests that wait longest for the user's approval, each answered with one tap, and a link to all. */
export default function TodayApprovals() {
  const { data: approvals } = trpc.dashboard.today.useQuery(todayInput, { select: (today) => today.approvals })
  const answered = useStore(outcomes)
  const isBusy = useStore(progress) !== null
  if (!approvals) return null
  const shown = arrange(approvals.first, answered).flatMap((group) => group.shown)
  if (shown.length === 0) return null
  const { count } = approvals
  return (
    <div className={classes.approvals}>
      <Panel
        id="today-approvals"
        isOneOfSeveral
        title={<Trans>Awaiting your approval</Trans>}
        beside={
          count > 1 && (
            <Link to="/approvals" className={classes.all}>
              <Trans>See all {count}</Trans>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          )
        }
      >
        <PanelCard>
          <ul>
            {shown.map((one) => (
              <RequestRow key={keyOf(one.request)} shown={one} isBusy={isBusy} />
            ))}
          </ul>
        </PanelCard>
      </Panel>
    </div>
  )
}
