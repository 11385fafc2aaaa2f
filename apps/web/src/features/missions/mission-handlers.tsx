import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcClient } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage } from '../../ui/toasts.ts'
import { setMain } from './changes.ts'
import { perform } from './current.ts'

/** Makes a mission the main one. The flag cannot be removed, only moved to another mission. */
export function makeMainMission({ id, isMain, name: fullName }: Mission): void {
  if (isMain) {
    showMessage(t`This is your main mission. Star another one to change it.`)
    return
  }
  const name = shortTitle(fullName)
  keepFocus(
    () =>
      void attempt(t`Couldn’t make “${name}” your main mission.`, async () => {
        announce(t`“${name}” is your main mission`)
        await perform({
          // One queue for all missions: the last choice must reach the server last.
          queueKey: 'main',
          // A choice that failed says nothing about the next.
          independent: true,
          change: setMain(id),
          send: () => trpcClient.missions.setMain.mutate({ id }),
        })
      }),
  )
}

/** Opens the form for a new mission. */
export function openNewMission(): void {
  openOnce(async () => {
    const [{ MissionForm }, { prepareMission }] = await Promise.all([
      import('./pages/MissionForm.tsx'),
      import('./pages/add.ts'),
      loadCatalog('missions'),
    ])
    const save = repeatable(prepareMission)
    await openDialog({
      title: <Trans>New mission</Trans>,
      width: 640,
      render: (close) => <MissionForm save={save} close={close} />,
    })
  })
}
