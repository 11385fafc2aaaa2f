import { Trans } from '@lingui/react/macro'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../days/use-today.ts'
import { DaysOff } from './DaysOff.tsx'

/** The user's own days off. */
export function OwnDaysOff() {
  const query = trpc.daysOff.list.useQuery({}, { staleTime: 0 })
  const today = useToday()
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load your days off</Trans>} />
  return <DaysOff whose={undefined} days={query.data} today={today} />
}
