import { useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../app/use-page-title.ts'
import { Page } from '../ui/Page.tsx'
import { PanelCard } from '../ui/Panel.tsx'
import { useIsSmall } from '../ui/use-is-small.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import classes from './me.module.css'
import { accountActions } from './menu-actions.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SidePanel } from './SidePanel.tsx'

/** Pages that are in the bottom bar already, or of no use on a phone. */
const elsewhere = ['/dashboard', '/groups', 'shortcuts']

/** The player, and every page that the bottom bar has no room for. On wide screens the side panel shows the player. */
export function MePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSmall = useIsSmall()
  const title = t({ message: 'Me', context: 'bottom bar' })
  usePageTitle(title)
  const actions = accountActions((href) => void navigate({ href }), { isSmall: true })
  return (
    <Page width={40} isStacked>
      <VisuallyHidden>
        <Title order={1}>{title}</Title>
      </VisuallyHidden>
      {isSmall && (
        <PanelCard>
          <SidePanel />
        </PanelCard>
      )}
      <PanelCard>
        <ul className={classes.list}>
          {actions
            .filter(({ id }) => !elsewhere.includes(id))
            .map(({ id, label, icon: Icon, onChoose }) => (
              <li key={id} className={classes.row}>
                <button type="button" className={classes.action} onClick={onChoose}>
                  {Icon && <Icon size={22} />}
                  <span className={classes.label}>{label}</span>
                  {id.startsWith('/') && <IconChevronRight size={18} aria-hidden="true" />}
                </button>
              </li>
            ))}
        </ul>
      </PanelCard>
      <div className={classes.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </Page>
  )
}
