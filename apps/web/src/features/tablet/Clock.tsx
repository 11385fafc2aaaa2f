import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import classes from './wall.module.css'

/** The time and the day, for people who pass by. */
export function Clock() {
  const { i18n } = useLingui()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000)
    return () => clearInterval(timer)
  }, [])
  const language = i18n.locale === 'bg' ? 'bg' : 'en-GB'
  return (
    <p className={classes.clock}>
      <time>{now.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}</time>
      <span className={classes.day}>
        {now.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </span>
    </p>
  )
}
