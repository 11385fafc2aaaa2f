import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Page } from '../../../ui/Page.tsx'
import { useIsSmall } from '../../../ui/use-is-small.ts'
import { SectionList } from './SectionList.tsx'
import { type SectionId, sectionIds, sectionOfAnchor, sections } from './sections.ts'
import classes from './settings.module.css'

/**
 * The settings of the account and of the app: the sections beside the open one, or, on a phone, one after the other.
 */
export function SettingsPage() {
  const { t, i18n } = useLingui()
  const isSmall = useIsSmall()
  const open = useLocation({ select: ({ pathname }) => sectionIds.find((id) => pathname.endsWith(`/${id}`)) })
  usePageTitle(open ? i18n._(sections[open].title) : t`Settings`)
  const hash = useLocation({ select: (location) => location.hash })
  // Links to the former single page name a setting.
  const named = open ? undefined : sectionOfAnchor(hash)
  if (named) return <Navigate to="/settings/{-$section}" params={{ section: named }} hash={hash} replace />
  const isList = isSmall && !open
  return (
    <Page width={68} isStacked title={isSmall && open ? <SectionTitle section={open} /> : <Trans>Settings</Trans>}>
      <div className={classes.page}>
        {(!isSmall || isList) && <SectionList open={isSmall ? undefined : (open ?? 'profile')} />}
        {!isList && (
          <div className={classes.settings}>
            <Outlet />
          </div>
        )}
      </div>
    </Page>
  )
}

function SectionTitle({ section }: { section: SectionId }) {
  const { t, i18n } = useLingui()
  return (
    <span className={classes.title}>
      <Link
        to="/settings/{-$section}"
        params={{ section: undefined }}
        className={classes.back ?? ''}
        aria-label={t`All settings`}
      >
        <IconArrowLeft size={22} aria-hidden="true" />
      </Link>
      {i18n._(sections[section].title)}
    </span>
  )
}
