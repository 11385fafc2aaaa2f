import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { MissingPage } from '../../ui/MissingPage.tsx'

/** Shown to a member in place of a page about another member. */
export function LeadersOnly({ groupId, title, text }: { groupId: string; title: ReactNode; text: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`For leaders only`)
  return (
    <MissingPage
      order={2}
      title={title}
      text={text}
      action={
        <Button mt="xs" renderRoot={(props) => <Link to="/groups/$groupId" params={{ groupId }} {...props} />}>
          <Trans>Go to group</Trans>
        </Button>
      }
    />
  )
}
