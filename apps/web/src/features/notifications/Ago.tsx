import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { formatDateTime } from '../../app/format-dates.ts'
import { currentLocale } from '../../app/locale.ts'
import { formatAgo } from './ago.ts'

/** How long ago something happened, with the exact time as a tooltip. */
export function Ago({ at }: { at: string }) {
  // The text follows the language.
  useLingui()
  const now = useMinute()
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, now, currentLocale())}
    </time>
  )
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
