import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { TabletName } from './TabletName.tsx'
import classes from './tablets.module.css'

type Code = { code: string; expiresAt: string }

/** Makes a code that is typed on the tablet, and shows it large with its time. */
export function PairingCode({ groupId, back }: { groupId: string; back: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(t`Kitchen tablet`)
  const [nameError, setNameError] = useState<string | null>(null)
  const [shown, setShown] = useState<Code | null>(null)
  const { send, ...state } = useSubmit()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') setNameError(t`Give it a name.`)
    else void send(async () => setShown(await trpcClient.devices.code.mutate({ groupId, name: name.trim() })))
  }

  if (shown) return <PairingCodeView groupId={groupId} code={shown} back={back} onAgain={() => setShown(null)} />
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TabletName
          value={name}
          onChange={(written) => {
            setName(written)
            setNameError(null)
          }}
          error={nameError}
        />
        <FormButtons {...state} close={back}>
          <Trans>Show a code</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type PairingCodeViewProps = { groupId: string; code: Code; back: () => void; onAgain: () => void }

function PairingCodeView({ groupId, code: { code, expiresAt }, back, onAgain }: PairingCodeViewProps) {
  const { t } = useLingui()
  const seconds = useSecondsUntil(expiresAt)
  const isOver = seconds <= 0
  // The new tablet appears in the list, which says that it worked.
  const { data = [] } = trpc.devices.list.useQuery({ groupId }, { refetchInterval: isOver ? false : 3000 })
  const [before] = useState(() => new Set(data.map(({ id }) => id)))
  const paired = data.find(({ id }) => !before.has(id))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (paired) {
    return (
      <Stack>
        <Text size="lg" role="status">
          <Trans>“{paired.name}” is ready.</Trans>
        </Text>
        <Button onClick={back} data-autofocus autoFocus>
          <Trans>Done</Trans>
        </Button>
      </Stack>
    )
  }
  return (
    <Stack>
      <ol className={classes.steps}>
        <li>
          <Trans>
            Open <strong>{`${location.host}/tablet`}</strong> on the tablet.
          </Trans>
        </li>
        <li>
          <Trans>Type this code there:</Trans>
        </li>
      </ol>
      <p className={classes.code} data-over={isOver || undefined}>
        <span>{code.slice(0, 4)}</span> <span>{code.slice(4)}</span>
      </p>
      <Text ta="center" role="timer" aria-label={t`Time left`}>
        {isOver ? <Trans>This code has expired.</Trans> : <Trans>It works once. Time left: {time}</Trans>}
      </Text>
      <div className={classes.ways}>
        <Button variant="default" onClick={back} autoFocus>
          <Trans>Back</Trans>
        </Button>
        {isOver && (
          <Button onClick={onAgain}>
            <Trans>New code</Trans>
          </Button>
        )}
      </div>
    </Stack>
  )
}

function useSecondsUntil(instant: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(instant)), 500)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}

const secondsUntil = (instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
