import { useCallback, useEffect, useState } from 'react'
import { deviceClient } from './client.ts'

export type People = Awaited<ReturnType<typeof deviceClient.device.people.query>>

/** Whom the tablet may let enter. Undefined until it is known. */
export function usePeople(): { people: People | undefined; reload: () => void } {
  const [people, setPeople] = useState<People>()
  const reload = useCallback(() => {
    deviceClient.device.people.query({}).then(setPeople, () => {})
  }, [])
  useEffect(reload, [reload])
  return { people, reload }
}
