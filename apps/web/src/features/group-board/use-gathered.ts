import { useEffect, useRef, useState } from 'react'

/** A value that follows another one after a pause, so that several changes in a row are one. */
export function useGathered<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    latest.current = value
    if (value === shown || timer.current !== undefined) return
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      setShown(latest.current)
    }, milliseconds)
  }, [value, shown, milliseconds])
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return shown
}
