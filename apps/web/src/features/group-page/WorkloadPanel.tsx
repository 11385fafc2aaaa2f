import { Trans, useLingui } from '@lingui/react/macro'
import type { Group, Load } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { useGroup } from '../groups/use-group.ts'
import { weekSpan } from '../ledger/week-days.ts'
import classes from './workload.module.css'

const weeksShown = 4

type Week = Load['weeks'][number]
type Member = Week['members'][number]

/** What each member did in a week, as bars with a table behind them. Members stay in their order. */
export function WorkloadPanel({ groupId }: { groupId: string }) {
  const { group } = useGroup(groupId)
  const query = trpc.groups.load.read.useQuery({ groupId, weeks: weeksShown }, { staleTime: 0 })
  const [ago, setAgo] = useState(0)
  const week = query.data?.weeks.at(-1 - ago)
  return (
    <Panel id="load" keepsTitle title={<Trans>Week by week</Trans>}>
      <PanelCard>
        <div className={classes.panel}>
          {week && query.data ? (
            <>
              <WeekChoice weeks={query.data.weeks} ago={ago} onChoose={setAgo} />
              <Bars group={group} week={week} isOver={ago > 0} />
              <WorkloadTable group={group} week={week} />
            </>
          ) : (
            <LoadingOrError query={query} title={<Trans>Couldn’t load the weeks</Trans>} skeleton={<RowSkeletons />} />
          )}
        </div>
      </PanelCard>
    </Panel>
  )
}

type WeekChoiceProps = { weeks: readonly Week[]; ago: number; onChoose: (ago: number) => void }

function WeekChoice({ weeks, ago, onChoose }: WeekChoiceProps) {
  const { t } = useLingui()
  return (
    <label className={classes.choice}>
      <Trans>Week</Trans>
      <select
        className={classes.select}
        value={ago}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {weeks.toReversed().map(({ monday }, place) => (
          <option key={monday} value={place}>
            {place === 0 ? t`This week` : place === 1 ? t`Last week` : weekSpan(monday)}
          </option>
        ))}
      </select>
    </label>
  )
}

const kinds = ['done', 'onBehalf', 'waiting', 'missed'] as const

function useKindNames(): Record<(typeof kinds)[number], string> {
  const { t } = useLingui()
  return { done: t`Done`, onBehalf: t`Ticked by a leader`, waiting: t`Waiting for an answer`, missed: t`Missed` }
}

const nameOf = (group: Group, { userId }: Member): string =>
  group.members.find((member) => member.userId === userId)?.name ?? ''

const totalOf = (member: Member): number => kinds.reduce((sum, kind) => sum + member[kind], 0)

function Bars({ group, week, isOver }: { group: Group; week: Week; isOver: boolean }) {
  const names = useKindNames()
  const widest = Math.max(1, ...week.members.map(totalOf))
  return (
    <>
      <ul className={classes.legend} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind} className={classes.key} data-kind={kind}>
            {names[kind]}
          </li>
        ))}
      </ul>
      <ul className={classes.bars}>
        {week.members.map((member) => (
          <li key={member.userId} className={classes.row}>
            <bdi className={classes.name}>{nameOf(group, member)}</bdi>
            <span className={classes.bar} aria-hidden="true">
              {kinds
                .filter((kind) => member[kind] > 0)
                .map((kind) => (
                  <span
                    key={kind}
                    className={classes.part}
                    data-kind={kind}
                    style={{ width: `${(100 * member[kind]) / widest}%` }}
                  >
                    {member[kind]}
                  </span>
                ))}
            </span>
            <span className={classes.text}>
              <Summary member={member} names={names} isOver={isOver} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type SummaryProps = { member: Member; names: Record<(typeof kinds)[number], string>; isOver: boolean }

/** The numbers of a bar in words, and days off. */
function Summary({ member, names, isOver }: SummaryProps) {
  const { t } = useLingui()
  const { daysOff } = member
  const parts = [
    ...kinds.filter((kind) => member[kind] > 0).map((kind) => `${names[kind]}: ${member[kind]}`),
    ...(daysOff > 0 ? [t`Days off: ${daysOff}`] : []),
  ]
  if (parts.length > 0) return parts.join(' · ')
  return isOver ? <Trans>Nothing</Trans> : <Trans>Nothing yet</Trans>
}

function WorkloadTable({ group, week }: { group: Group; week: Week }) {
  const names = useKindNames()
  return (
    <details className={classes.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone */}
      <div className={classes.scroll} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Member</Trans>
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {names[kind]}
                </th>
              ))}
              <th scope="col">
                <Trans>Days off</Trans>
              </th>
              <th scope="col">
                <Trans>Rubies</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {week.members.map((member) => (
              <tr key={member.userId}>
                <th scope="row">
                  <bdi>{nameOf(group, member)}</bdi>
                </th>
                {kinds.map((kind) => (
                  <td key={kind}>{member[kind]}</td>
                ))}
                <td>{member.daysOff}</td>
                <td>{member.ruby}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
