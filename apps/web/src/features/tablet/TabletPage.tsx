import { useLingui } from '@lingui/react/macro'
import { deleteResponses } from '../../app/clear-cached-responses.ts'
import { offlineSupport } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { isTablet } from '../../app/user-storage.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { useStore } from '../../ui/store.ts'
import { deviceStore } from '../devices/credentials.ts'
import { PairTablet } from './PairTablet.tsx'
import { Tablet } from './Tablet.tsx'

// A leader who signed in to this tab and came back here is signed out in time, too.
if (session.isSignedIn && isTablet) void offlineSupport()
// A browser that was closed while it became the tablet may still have the responses of its last user.
if (isTablet) deleteResponses()

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
