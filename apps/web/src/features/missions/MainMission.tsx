import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { groupsOf, mainOf } from './arrange.ts'
import { useMissions } from './current.ts'
import classes from './main.module.css'
import { openNewMission } from './mission-handlers.tsx'

// Players without a mission do not load it.
const OpenMissions = lazyWithRetry(() =>
  import('./OpenMissions.tsx').then((module) => ({ default: module.OpenMissions })),
)

/** The panel of the main mission. */
export function MainMission() {
  const { t } = useLingui()
  const missions = useMissions()
  const { active, pending } = groupsOf(missions)
  const hasAny = mainOf(missions) || active.length > 0 || pending.length > 0
  return (
    <Panel
      id="main-mission"
      keepsTitle
      title={<Trans>Main mission</Trans>}
      beside={
        <div className={classes.tools}>
          <Link to="/missions" className={classes.all}>
            <Trans>All missions</Trans>
          </Link>
          <IconButton variant="light" size={36} aria-label={t`New mission`} onClick={openNewMission} data-adds>
            <IconPlus size={18} />
          </IconButton>
        </div>
      }
    >
      <PanelCard>
        {hasAny ? (
          <Suspense fallback={<RowSkeletons />}>
            <OpenMissions missions={missions} />
          </Suspense>
        ) : (
          <Invitation />
        )}
      </PanelCard>
    </Panel>
  )
}

function Invitation() {
  return (
    <EmptyState
      icon={<IconFlag size={28} />}
      title={<Trans>Where to next?</Trans>}
      text={<Trans>A mission groups tasks toward one goal. Finish them all to collect the gold.</Trans>}
      action={
        <Button className={classes.begin} variant="light" leftSection={<IconPlus size={18} />} onClick={openNewMission}>
          <Trans>New mission</Trans>
        </Button>
      }
    />
  )
}
