import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import type { Prices } from './use-prices.ts'
import classes from './working.module.css'

type WorkingProps = { kind: keyof Prices; since: number; onStop: () => void }

/** Shown during generation. The progress is unknown, so it shows the elapsed time and a cancel button. */
export function Working({ kind, since, onStop }: WorkingProps) {
  const { t } = useLingui()
  const seconds = useSecondsSince(since)
  return (
    <Stack className={classes.working}>
      <div className={classes.track} role="progressbar" aria-label={t`Working on it…`}>
        <div className={classes.bar} />
      </div>
      <p className={classes.text} role="status">
        <WorkingText kind={kind} seconds={seconds} />
      </p>
      <p className={classes.seconds} aria-hidden="true">
        <Trans>{formatNumber(seconds)} s</Trans>
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop} autoFocus>
          <Trans>Stop</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function WorkingText({ kind, seconds }: { kind: keyof Prices; seconds: number }) {
  if (seconds >= 30) {
    return <Trans>This is taking longer than usual. Wait or stop: you pay only if it works.</Trans>
  }
  if (kind === 'avatar') {
    return seconds < 8 ? <Trans>Drawing your picture…</Trans> : <Trans>A good picture takes a moment…</Trans>
  }
  return seconds < 8 ? <Trans>Gathering ideas…</Trans> : <Trans>Good ideas take a moment…</Trans>
}

function useSecondsSince(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - since) / 1000))
}
