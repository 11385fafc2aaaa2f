import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, TextInput } from '@mantine/core'
import { addChildInput } from '@questboard/api/children/schema'
import type { Group } from '@questboard/api/groups/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { useRef, useState } from 'react'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormEnd } from '../../ui/FormEnd.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { Consent } from '../notifications/Consent.tsx'
import { AvatarGrid } from '../store/AvatarGrid.tsx'
import { type NewChild, prepareChild } from './add-child.ts'
import classes from './children.module.css'

type AddChildFormProps = { group: Group; avatars: readonly Avatar[]; close: () => void }

/**
 * The form for a new child: name, face and consent. "Add another" saves it and keeps the form open for the next one.
 */
export function AddChildForm({ group, avatars, close }: AddChildFormProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [{ members }] = trpc.groups.read.useSuspenseQuery({ id: group.id })
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [consents, setConsents] = useState(false)
  const [errors, setErrors] = useState<{ name?: string; consent?: string }>({})
  const { send, isSending, problem } = useSubmit()
  const [isMore, setMore] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const wantsMore = useRef(false)
  const [save] = useState(() => repeatable((child: NewChild) => prepareChild(group.id, child)))
  const worn = new Set(members.map(({ avatar }) => avatar?.id))
  const avatar = chosen ?? (avatars.find(({ id }) => !worn.has(id)) ?? avatars[0])?.id

  function submit(more: boolean) {
    const read = addChildInput.shape.name.safeParse(name)
    const found = {
      ...(!read.success && { name: t`Enter a name of up to 150 characters.` }),
      ...(!consents && { consent: t`Tick this to add the child.` }),
    }
    setErrors(found)
    if (!read.success) nameInput.current?.focus()
    else if (consents) {
      setMore(more)
      // After a lost response the child may be a member already, and another avatar would be proposed: another child.
      setChosen(avatar)
      void send(() => addChild(read.data, more))
    }
  }

  async function addChild(newName: string, more: boolean) {
    await save({ name: newName, avatar })
    const short = shortTitle(newName)
    // The list beside the form shows it.
    announce(t`${short} is in the group.`)
    if (!more) return close()
    setName('')
    setChosen(undefined)
    setConsents(false)
    nameInput.current?.focus()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit(wantsMore.current)
        wantsMore.current = false
      }}
      noValidate
    >
      <Stack>
        <TextInput
          ref={nameInput}
          label={t`Name`}
          description={t`A first name or a nickname is enough.`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <AvatarGrid label={t`Avatar`} avatars={avatars} value={avatar} onChoose={setChosen} />
        <Consent
          checked={consents}
          onChange={(checked) => {
            setConsents(checked)
            setErrors((before) => ({ ...before, consent: '' }))
          }}
          error={errors.consent || undefined}
        />
        <FormEnd>
          <FormProblem text={problem} />
          <NeedsConnection isOnline={isOnline} inStack />
          <Row justify="flex-end" className={classes.buttons ?? ''}>
            <Button variant="default" onClick={close}>
              <Trans>Close</Trans>
            </Button>
            <Button
              variant="light"
              loading={isSending && isMore}
              disabled={(isSending && !isMore) || !isOnline}
              // Not a second button of the type: Enter in a field is for the other one.
              onClick={({ currentTarget }) => {
                wantsMore.current = true
                currentTarget.form?.requestSubmit()
              }}
            >
              <Trans>Add another</Trans>
            </Button>
            <Button type="submit" loading={isSending && !isMore} disabled={(isSending && isMore) || !isOnline}>
              {problem ? <Trans>Try again</Trans> : <Trans context="a child">Add</Trans>}
            </Button>
          </Row>
        </FormEnd>
      </Stack>
    </form>
  )
}
