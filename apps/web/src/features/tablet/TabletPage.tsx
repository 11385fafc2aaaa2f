import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { useStore } from '../../ui/store.ts'
import { deviceStore } from '../devices/credentials.ts'
import { PairTablet } from './PairTablet.tsx'
import { Tablet } from './Tablet.tsx'

/** The tablet of a group, or how this browser becomes one. */
export function TabletPage() {
  const { t } = useLingui()
  usePageTitle(t`Family tablet`)
  const device = useStore(deviceStore)
  return (
    <>
      {device ? <Tablet key={device.token} /> : <PairTablet />}
      <Announcer />
    </>
  )
}
