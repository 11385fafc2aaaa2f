import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { session } from '../../app/trpc.ts'
import { OtherAccountCard } from './OtherAccountCard.tsx'

/**
 * Stands for the page of a link to an account while someone is signed in, as on the computer of a family.
 * @param email of the account of the link, if it is known: it may be that of the user
 * @param openAgain opens the page of the link again, for a visitor
 */
export function SignedInAlready({ email, openAgain }: { email?: string; openAgain: () => unknown }) {
  const [user] = useState(session.user)
  const name = user?.name ?? ''
  const isOwn = email !== undefined && email === user?.email
  return (
    <OtherAccountCard
      title={<Trans>You’re already signed in</Trans>}
      text={
        isOwn ? (
          <Trans>To use this link, sign out first.</Trans>
        ) : (
          <Trans>This link is for another account, but you’re signed in as {name}.</Trans>
        )
      }
      name={name}
      openAgain={openAgain}
    />
  )
}
