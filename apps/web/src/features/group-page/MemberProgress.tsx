import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@questboard/api/groups/schema'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { useGroup } from '../groups/use-group.ts'
import classes from './member-progress.module.css'

/** The progress of all members of a group. For leaders each row links to the member's dashboard. */
export function MemberProgress({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group, me, leads } = useGroup(groupId)
  if (group.members.length < 2) return null
  return (
    // It scrolls on a phone, and for members it has no links to reach by keyboard.
    <ul className={classes.company} aria-label={t`Group progress`} tabIndex={leads ? undefined : 0}>
      {group.members.map((member) => (
        <li key={member.id}>
          {leads && member.id !== me.id ? (
            <Link
              className={classes.member}
              to="/groups/$groupId/dashboard"
              params={{ groupId }}
              search={{ userId: member.userId }}
            >
              <Face member={member} />
            </Link>
          ) : (
            <OwnFace groupId={groupId} member={member} isOwn={member.id === me.id} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The user's own leads to where the rubies come from. */
function OwnFace({ groupId, member, isOwn }: { groupId: string; member: Member; isOwn: boolean }) {
  if (!isOwn) {
    return (
      <span className={classes.member}>
        <Face member={member} />
      </span>
    )
  }
  return (
    <Link className={classes.member} to="/groups/$groupId/rubies" params={{ groupId }}>
      <Face member={member} />
    </Link>
  )
}

function Face({ member: { name, imageUrl, stats } }: { member: Member }) {
  return (
    <>
      <Portrait name={name} imageUrl={imageUrl} size={36} />
      <span className={classes.about}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.has}>
          <Amount currency="ruby" value={stats.ruby} size="sm" />
          <Trans>Level {stats.level}</Trans>
        </span>
      </span>
    </>
  )
}
