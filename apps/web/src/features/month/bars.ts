import { compareText } from '@questboard/api/kernel/compare-text'
import { daysBetween } from '../days/calendar.ts'

/** A mission of the user, with its first and last day. */
export type MonthMission = {
  id: string
  name: string
  status: 'pending' | 'active' | 'waitingApproval' | 'completed' | 'failed' | 'archived'
  from: string
  to: string
  /** Null: the user's own mission. */
  groupId: string | null
}

/** The part of a mission in a week. */
export type Bar = {
  mission: MonthMission
  /** The line of the bar, from 0. */
  lane: number
  /** The first day in the week, from 0 for Monday, and the number of days. */
  start: number
  span: number
  /** Whether the mission began before the week, and whether it ends after it. */
  continues: { before: boolean; after: boolean }
}

/** Bars that are drawn in a week. Others are only counted. */
const maxLanes = 2

/** The missions of a week. Each gets the first line that is free on all its days, so it stays on one line. */
export function barsOf(missions: readonly MonthMission[], week: readonly string[]): Bar[] {
  const [monday, sunday] = [week[0] ?? '', week.at(-1) ?? '']
  const bars: Bar[] = []
  const sorted = missions
    .filter(({ from, to }) => from <= sunday && to >= monday)
    .sort((a, b) => (a.from === b.from ? compareText(b.to, a.to) : compareText(a.from, b.from)))
  for (const mission of sorted) {
    const [first, last] = [mission.from < monday ? monday : mission.from, mission.to > sunday ? sunday : mission.to]
    const start = daysBetween(monday, first)
    const span = daysBetween(first, last) + 1
    let lane = 0
    while (bars.some((bar) => bar.lane === lane && bar.start < start + span && start < bar.start + bar.span)) lane += 1
    bars.push({ mission, lane, start, span, continues: { before: mission.from < monday, after: mission.to > sunday } })
  }
  return bars
}

/** Lines of a cell: bars first, then tasks. */
const maxLines = 3

/** What a day shows of its bars and tasks, and how many more there are. */
export function linesOf(bars: readonly Bar[], nth: number, tasks: number) {
  const here = bars.filter(({ start, span }) => nth >= start && nth < start + span)
  const drawn = here.filter(({ lane }) => lane < maxLanes)
  const lanes = drawn.reduce((most, { lane }) => Math.max(most, lane + 1), 0)
  const shown = Math.min(tasks, maxLines - lanes)
  return {
    missions: here.map(({ mission }) => mission),
    /** The bars that begin here, in this week. */
    begun: drawn.filter(({ start }) => start === nth),
    lanes,
    shown,
    more: tasks - shown + here.length - drawn.length,
  }
}
