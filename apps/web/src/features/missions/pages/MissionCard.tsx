import { Trans, useLingui } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconDots, IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { Amount } from '../../../ui/Amount.tsx'
import card from '../../../ui/card.module.css'
import { MissionProgress } from '../MissionProgress.tsx'
import { MissionTime } from '../MissionTime.tsx'
import { isOpen, isReady } from '../progress.ts'
import { Star } from '../Star.tsx'
import classes from './card.module.css'
import { missionActions } from './mission-actions.tsx'

/** A mission in a list. The whole card is a link. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const { id, name, gold } = mission
  return (
    <li
      className={card.card}
      data-row={id}
      data-main={mission.isMain || undefined}
      data-over={!isOpen(mission) || undefined}
      data-ready={isReady(mission) || undefined}
    >
      <div className={classes.head}>
        {isOpen(mission) && <Star mission={mission} />}
        <h3 className={classes.name} dir="auto">
          <Link className={card.link} to="/missions/$missionId" params={{ missionId: id }} data-target>
            {name}
          </Link>
        </h3>
        <ActionMenu label={t`More for “${name}”`} button={<IconDots size={20} />} actions={missionActions(mission)} />
      </div>
      <MissionProgress mission={mission} />
      <div className={classes.facts}>
        {isReady(mission) ? (
          <span className={classes.ready}>
            <IconTrophy size={16} aria-hidden="true" />
            <Trans>Ready to finish</Trans>
          </span>
        ) : (
          <MissionTime mission={mission} />
        )}
        <Amount currency="gold" value={gold} />
      </div>
    </li>
  )
}
