import { useLingui } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import tool from '../../ui/tool.module.css'
import { makeMainMission } from './mission-handlers.tsx'
import classes from './star.module.css'

/** The star of an open mission, lit for the main one. */
export function Star({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const { name, isMain } = mission
  return (
    <button
      type="button"
      className={`${tool.tool} ${classes.star}`}
      aria-pressed={isMain}
      aria-label={t`Main mission: “${name}”`}
      title={isMain ? t`Your main mission` : t`Make main mission`}
      onClick={() => makeMainMission(mission)}
    >
      {isMain ? <IconStarFilled size={22} /> : <IconStar size={22} />}
    </button>
  )
}
