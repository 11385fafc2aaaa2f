import { useLingui as useTranslations } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type Area, areas } from '@questboard/api/tokens/schema'
import { Segments } from '../../ui/Segments.tsx'
import { areaNames } from './area-names.ts'
import classes from './areas.module.css'
import type { Access, Permissions } from './presets.ts'

type AreaGridProps = { permissions: Permissions; onChange: (area: Area, access: Access) => void }

/** Chooses the access to each area: none, read or write. */
export function AreaGrid({ permissions, onChange }: AreaGridProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  return (
    <ul className={classes.areas}>
      {areas.map((area) => (
        <li key={area} className={classes.area}>
          <span aria-hidden="true">{_(areaNames[area])}</span>
          <Segments<Access>
            label={_(areaNames[area])}
            segments={[
              { value: 'none', text: t`Nothing` },
              { value: 'read', text: t`Read` },
              { value: 'write', text: t`Read and change` },
            ]}
            value={permissions[area]}
            onChoose={(access) => onChange(area, access)}
          />
        </li>
      ))}
    </ul>
  )
}
