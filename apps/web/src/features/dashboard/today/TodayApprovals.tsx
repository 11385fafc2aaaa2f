import { Plural, Trans } from '@lingui/react/macro'
import { IconChecks, IconChevronRight, IconGift } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { todayInput } from '../../../app/today-input.ts'
import { trpc } from '../../../app/trpc.ts'
import { Panel, PanelCard } from '../../../ui/Panel.tsx'
import { useStore } from '../../../ui/store.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { outcomes, progress } from '../../approvals/outcomes.ts'
import { RequestList, RequestRow } from '../../approvals/RequestRow.tsx'
import { arrange, keyOf } from '../../approvals/requests.ts'
import classes from './today.module.css'

/** The height of a window from which a phone has room for a request above the tasks. */
const tall = '(min-height: 50em)'

/**
 * The requests that wait longest for the user's approval, each answered with one tap, and links to all of them and to
 * the rewards that the user still has to give. On a phone that has room for the tasks only, the links on one line.
 */
export default function TodayApprovals({ isSmall }: { isSmall: boolean }) {
  const { data: today } = trpc.dashboard.today.useQuery(todayInput)
  const { data: story } = trpc.days.story.useQuery({})
  const isTall = useMedia(tall)
  const answered = useStore(outcomes)
  const isBusy = useStore(progress) !== null
  if (!today) return null
  const { approvals, promises } = today
  const waiting = arrange(approvals.first, answered).flatMap((group) => group.shown)
  const toGive = promises.count
  if (waiting.length === 0 && toGive === 0) return null
  const { count } = approvals
  if (isSmall && (story || !isTall)) {
    return (
      <div className={classes.onlyLinks}>
        {waiting.length > 0 && (
          <Link to="/approvals" className={classes.all}>
            <IconChecks size={18} aria-hidden="true" />
            <Plural value={count} one="# to approve" other="# to approve" />
          </Link>
        )}
        {toGive > 0 && (
          <Link to="/approvals" className={classes.all}>
            <IconGift size={18} aria-hidden="true" />
            <Plural value={toGive} one="# to give" other="# to give" />
          </Link>
        )}
      </div>
    )
  }
  return (
    <div className={classes.approvals}>
      {waiting.length > 0 && (
        <Panel
          id="today-approvals"
          keepsTitle
          title={<Trans>Waiting for your approval</Trans>}
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
            <RequestList>
              {waiting.slice(0, isSmall ? 1 : 2).map((pending) => (
                <RequestRow key={keyOf(pending.request)} shown={pending} isBusy={isBusy} />
              ))}
            </RequestList>
          </PanelCard>
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
