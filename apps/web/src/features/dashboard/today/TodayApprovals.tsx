import { Plural, Trans } from '@lingui/react/macro'
import { IconChevronRight, IconGift } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { todayInput } from '../../../app/today-input.ts'
import { trpc } from '../../../app/trpc.ts'
import { Panel, PanelCard } from '../../../ui/Panel.tsx'
import { useStore } from '../../../ui/store.ts'
import { outcomes, progress } from '../../approvals/answer.ts'
import { RequestList, RequestRow } from '../../approvals/RequestRow.tsx'
import { arrange, keyOf } from '../../approvals/requests.ts'
import classes from './today.module.css'

/**
 * The requests that wait longest for the user's approval, each answered with one tap, and links to all of them and to the
 * rewards that the user still has to give.
 * @param most how many are shown; with 0 there are only the links
 */
export default function TodayApprovals({ most }: { most: number }) {
  const { data: today } = trpc.dashboard.today.useQuery(todayInput)
  const answered = useStore(outcomes)
  const isBusy = useStore(progress) !== null
  if (!today) return null
  const { approvals, promises } = today
  const waiting = arrange(approvals.first, answered).flatMap((group) => group.shown)
  const shown = waiting.slice(0, most)
  const toGive = promises.count
  if (waiting.length === 0 && toGive === 0) return null
  const { count } = approvals
  return (
    <div className={classes.approvals}>
      {waiting.length > 0 && (
        <Panel
          id="today-approvals"
          isOneOfSeveral
          title={<Trans>Awaiting your approval</Trans>}
          beside={
            (count > 1 || shown.length === 0) && (
              <Link to="/approvals" className={classes.all}>
                <Trans>See all {count}</Trans>
                <IconChevronRight size={18} aria-hidden="true" />
              </Link>
            )
          }
        >
          {shown.length > 0 && (
            <PanelCard>
              <RequestList>
                {shown.map((one) => (
                  <RequestRow key={keyOf(one.request)} shown={one} isBusy={isBusy} />
                ))}
              </RequestList>
            </PanelCard>
          )}
        </Panel>
      )}
      {toGive > 0 && (
        <Link to="/approvals" className={classes.all}>
          <IconGift size={18} aria-hidden="true" />
          <Plural value={toGive} one="# reward to give" other="# rewards to give" />
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}
