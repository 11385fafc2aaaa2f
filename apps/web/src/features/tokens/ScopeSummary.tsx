import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Area, Scope } from '@questboard/api/tokens/schema'
import { areaNames } from './area-names.ts'
import { areasByAccess } from './presets.ts'

/** The scopes of a token in words. */
export function ScopeSummary({ scopes }: { scopes: readonly Scope[] }) {
  const { _ } = useLingui()
  const { read, write } = areasByAccess(scopes)
  const namesOf = (areas: Area[]) => areas.map((area) => _(areaNames[area])).join(', ')
  if (write.all) return <Trans>Can read and change everything</Trans>
  if (read.all) return <Trans>Can read everything but change nothing</Trans>
  return (
    <>
      {write.areas.length > 0 && (
        <span>
          <Trans>Can read and change: {namesOf(write.areas)}</Trans>
        </span>
      )}
      {write.areas.length > 0 && read.areas.length > 0 && <br />}
      {read.areas.length > 0 && (
        <span>
          <Trans>Can read: {namesOf(read.areas)}</Trans>
        </span>
      )}
    </>
  )
}
