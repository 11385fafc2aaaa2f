import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight, IconInbox } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import classes from './page.module.css'

/** A link for leaders to all pending requests, shown when more than one group has some. */
export function InboxLink({ leads }: { leads: boolean }) {
  const { t } = useLingui()
  const { data } = trpc.dashboard.approvals.useQuery({}, { enabled: leads })
  const waitsIn = new Set(data?.requests.map(({ group }) => group.id))
  if (!data || waitsIn.size < 2) return null
  const waiting = data.totalCount
  return (
    <Link to="/approvals" className={classes.inbox}>
      <IconInbox size={22} aria-hidden="true" />
      <span className={classes.inboxText}>
        <strong>{t`${plural(waiting, { one: '# request waiting for your approval', other: '# requests waiting for your approval' })}`}</strong>{' '}
        <Trans>Answer them all</Trans>
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  )
}
