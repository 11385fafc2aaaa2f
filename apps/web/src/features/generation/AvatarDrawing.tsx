import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { description as descriptionSchema } from '@questboard/api/generation/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { announce } from '../../ui/toasts.ts'
import { useShort } from './Cost.tsx'
import { make } from './client.ts'
import classes from './drawing.module.css'
import { FormFooter } from './FormFooter.tsx'
import { useGeneration } from './use-generation.ts'
import { Working } from './Working.tsx'

type AvatarDrawingProps = { wear: (id: string) => void; close: () => void }

/** Generates an avatar from a description, shows it, and lets the player wear it. */
export function AvatarDrawing({ wear, close }: AvatarDrawingProps) {
  const { t } = useLingui()
  const making = useGeneration()
  const [description, setDescription] = useState('')
  const [drawn, setDrawn] = useState<{ id: string; url: string } | null>(null)
  const { send, problem } = useSubmit()

  const draw = () =>
    send(async () => {
      const result = await making.run((signal) => make((calls) => calls.avatar.mutate({ description }, { signal })))
      if (!result) return
      setDrawn(result.avatar)
      announce(t`Your picture is ready.`)
      void trpcUtils.generation.avatars.invalidate()
    })

  if (making.since !== null) return <Working kind="avatar" since={making.since} onStop={making.stop} />
  if (!drawn) {
    return (
      <DescriptionForm
        description={description}
        onDescribe={setDescription}
        problem={problem}
        onDraw={() => void draw()}
        close={close}
      />
    )
  }
  const putOn = () => {
    wear(drawn.id)
    close()
  }
  return <Drawn url={drawn.url} description={description} onAnother={() => setDrawn(null)} onWear={putOn} />
}

type DescriptionFormProps = {
  description: string
  onDescribe: (description: string) => void
  problem: string | null
  onDraw: () => void
  close: () => void
}

function DescriptionForm({ description, onDescribe, problem, onDraw, close }: DescriptionFormProps) {
  const { t } = useLingui()
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isShort = useShort('avatar') > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isShort) return
    const isRight = descriptionSchema.safeParse(description).success
    setFault(isRight ? null : t`Up to 500 characters.`)
    if (isRight) onDraw()
    else input.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed" size="sm">
          <Trans>The description is sent to an AI service. Don’t include personal details.</Trans>
        </Text>
        <Textarea
          ref={input}
          label={t`What should it show?`}
          placeholder={t`A brave fox with a green scarf…`}
          value={description}
          onChange={(event) => onDescribe(event.currentTarget.value)}
          error={fault}
          dir="auto"
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
        />
        <FormFooter of="avatar" problem={problem} close={close} label={<Trans>Draw</Trans>} />
      </Stack>
    </form>
  )
}

type DrawnProps = { url: string; description: string; onAnother: () => void; onWear: () => void }

function Drawn({ url, description, onAnother, onWear }: DrawnProps) {
  const wearButton = useRef<HTMLButtonElement>(null)
  useEffect(() => wearButton.current?.focus(), [])
  return (
    <Stack>
      <img className={classes.picture} src={url} alt={description} width={256} height={256} />
      <Text c="dimmed" size="sm" ta="center">
        <Trans>We’ll keep it in your avatars.</Trans>
      </Text>
      <Group justify="space-between">
        <Button variant="subtle" onClick={onAnother}>
          <Trans>Draw another</Trans>
        </Button>
        <Button ref={wearButton} onClick={onWear}>
          <Trans>Wear it</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
