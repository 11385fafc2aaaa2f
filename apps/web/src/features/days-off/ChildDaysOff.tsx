import { Trans } from '@lingui/react/macro'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../days/use-today.ts'
import { DaysOff } from './DaysOff.tsx'

/** The days off of a child, for leaders of its group. */
export function ChildDaysOff({ groupId, userId }: { groupId: string; userId: string }) {
  const whose = { groupId, userId }
  const query = trpc.daysOff.ofChild.list.useQuery(whose, { staleTime: 0 })
  const today = useToday()
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the days off</Trans>} />
  return <DaysOff whose={whose} days={query.data} today={today} />
}
