import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { session } from '../../app/trpc.ts'
import { OtherAccountCard } from './OtherAccountCard.tsx'

/**
 * Stands for the page of a link to an account when someone else is signed in, as on the computer of a family.
 * @param openAgain opens the page of the link again, for a visitor
 */
export function SignedInAlready({ openAgain }: { openAgain: () => unknown }) {
  const [name] = useState(session.user?.name ?? '')
  return (
    <OtherAccountCard
      title={<Trans>You’re already signed in</Trans>}
      text={<Trans>This link is for another account, but you’re signed in as {name}.</Trans>}
      name={name}
      openAgain={openAgain}
    />
  )
}
