import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../app/format-dates.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Member } from './crowds.ts'
import classes from './group-board.module.css'
import { MemberToken } from './MemberToken.tsx'

/** The pawns as a list in the order of joining: whose they are, and where. */
export function PawnList({ members, size }: { members: readonly Member[]; size: number }) {
  const { t } = useLingui()
  const describe = useDescription(members, size)
  return (
    <ul className={classes.pawns} aria-label={t`Pawns on the board`}>
      {members.map((member) => {
        const { userId, name, lap, position, resting, onBreakUntil } = member
        const until = formatDate(onBreakUntil)
        return (
          <li key={userId} className={classes.person}>
            <MemberToken member={member} />
            <VisuallyHidden>{describe(member)}</VisuallyHidden>
            <span className={classes.about} aria-hidden="true">
              <span className={classes.name} dir="auto">
                {name}
              </span>
              <span className={classes.place}>
                {resting && onBreakUntil ? (
                  <Trans>On a break until {until}</Trans>
                ) : resting ? (
                  <Trans>On a break</Trans>
                ) : (
                  <Trans>
                    Lap {lap} · {position}
                  </Trans>
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** "Mira: lap 2, square 14 of 40, together with Papa". */
function useDescription(members: readonly Member[], size: number): (member: Member) => string {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale)
  return ({ userId, name, lap, position, resting, onBreakUntil }) => {
    const until = formatDate(onBreakUntil)
    const rests = onBreakUntil ? t`on a break until ${until}` : t`on a break`
    const others = members.filter((other) => other.position === position && other.userId !== userId)
    const names = list.format(others.map((other) => other.name))
    const place =
      position === 0 ? t`${name}: lap ${lap}, at the start` : t`${name}: lap ${lap}, square ${position} of ${size}`
    return [place, others.length > 0 && t`together with ${names}`, resting && rests].filter(Boolean).join(', ')
  }
}
