import { useCallback, useEffect, useState } from 'react'
import { useStore } from '../../ui/store.ts'
import { deviceClient } from './client.ts'
import { isReachable } from './connection.ts'

export type People = Awaited<ReturnType<typeof deviceClient.device.people.query>>

/** Whom the tablet may let enter. They are undefined until they are read, and read again after an outage. */
export function usePeople(): { people: People | undefined; hasFailed: boolean; reload: () => void } {
  const isOnline = useStore(isReachable)
  const [people, setPeople] = useState<People>()
  const [hasFailed, setHasFailed] = useState(false)
  const reload = useCallback(() => {
    setHasFailed(false)
    deviceClient.device.people.query({}).then(setPeople, () => setHasFailed(true))
  }, [])
  useEffect(() => {
    if (isOnline) reload()
  }, [isOnline, reload])
  return { people, hasFailed, reload }
}
