import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Saves a field that is saved when it is left, also when the page goes while the field has the focus: no blur comes
 * then.
 * @param place contains the fields
 */
export function useSaveOnLeave(place: RefObject<HTMLElement | null>, save: () => void): void {
  const latest = useEffectEvent(save)
  // Before the field is removed, and its focus with it.
  useLayoutEffect(() => {
    const element = place.current
    const saveFocused = () => {
      if (element?.contains(document.activeElement)) latest()
    }
    const onVisibility = () => document.hidden && saveFocused()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      saveFocused()
    }
  }, [place])
}
