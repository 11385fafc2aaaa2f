import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../ui/Amount.tsx'
import classes from './rubies-link.module.css'

type RubiesLinkProps = {
  groupId: string
  value: number
  /** The player whose rubies these are. The user by default. */
  member?: { userId: string; name: string } | undefined
  /** Where several groups are listed. */
  groupName?: string
}

/** A balance of rubies that leads to where they come from. */
export function RubiesLink({ groupId, value, member, groupName }: RubiesLinkProps) {
  const { t } = useLingui()
  const name = member?.name
  return (
    <Link
      className={classes.link}
      to="/groups/$groupId/rubies"
      params={{ groupId }}
      search={{ userId: member?.userId }}
      title={
        name !== undefined
          ? t`Where ${name}’s rubies come from`
          : groupName === undefined
            ? t`Where your rubies come from`
            : t`Where your rubies in ${groupName} come from`
      }
    >
      <Amount currency="ruby" value={value} chip />
    </Link>
  )
}
