import type { Wall } from '@questboard/api/devices/schema'
import { useEffect, useState } from 'react'
import { useStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { personClient } from './client.ts'
import { EnterFlow, type EntryStep } from './EnterFlow.tsx'
import { Loading } from './Loading.tsx'
import { PersonView } from './PersonView.tsx'
import { loadPages } from './person/load.ts'
import { Refused } from './Refused.tsx'
import { useLiveWall } from './use-live-wall.ts'
import { useLock } from './use-lock.ts'
import { useNight } from './use-night.ts'
import { WallView } from './WallView.tsx'
import { wallStore } from './wall.ts'

/** The tablet: the wall for all members, and the view of the member who has entered. */
export function Tablet() {
  const problem = useLiveWall()
  const wall = useStore(wallStore)
  useNight()
  return wall ? <WallOrPerson wall={wall} /> : <Loading error={problem} />
}

/** After so long without a touch, the wall is shown again. */
const minutesToEnter = 1

function WallOrPerson({ wall }: { wall: Wall }) {
  const entered = useStore(enteredStore)
  const [entering, setEntering] = useState<EntryStep | null>(null)
  const [resultTaskId, setResultTaskId] = useState<string>()
  useLock(entered !== null, wall.device.lockAfter, leave)
  useLock(entering !== null && entered === null, minutesToEnter, () => setEntering(null))
  useEffect(() => {
    if (entered) setEntering(null)
    else setResultTaskId(undefined)
  }, [entered])

  const isEntering = entering?.kind === 'enter'
  // A failure is shown to who has entered.
  useEffect(() => void (isEntering && loadPages().catch(() => {})), [isEntering])

  return (
    <>
      {entered ? (
        <PersonView key={entered.token} wall={wall} entered={entered} resultTaskId={resultTaskId} onDone={leave} />
      ) : (
        <WallView
          wall={wall}
          onEnter={(userId, taskId) => {
            setResultTaskId(taskId)
            setEntering({ kind: 'enter', userId })
          }}
          onPin={(tick) => setEntering({ kind: 'tick', ...tick })}
        />
      )}
      {entering && !entered && (
        <EnterFlow entering={entering} onChange={setEntering} onClose={() => setEntering(null)} />
      )}
      <Refused />
    </>
  )
}

/** Locks the tablet at once. The server hears of it when it can; the session ends by itself, too. */
function leave(): void {
  const entered = enteredStore.read()
  if (!entered) return
  enteredStore.write(null)
  personClient.device.leave.mutate({}, { context: { token: entered.token } }).catch(() => {})
}
