import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Input, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  createGroupWebhookInput,
  createWebhookInput,
  groupWebhookEvents,
  maxWebhooks,
  type NamedEvent,
  personalWebhookEvents,
  type Webhook,
} from '@questboard/api/webhooks/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { createWebhook, type Owner, renewSecret, saveWebhook } from './calls.ts'
import { EventChoice } from './EventChoice.tsx'
import { eventNames } from './event-names.ts'
import { NewSecret } from './NewSecret.tsx'

/** The events of a person have their own names, those of a group begin with `group.`. */
const singleEvents = ({ groupId }: Owner, offered: readonly NamedEvent[]): NamedEvent[] =>
  (Object.keys(eventNames) as NamedEvent[]).filter(
    (name) => name.includes('.') && name.startsWith('group.') === (groupId !== undefined) && !offered.includes(name),
  )

type WebhookFormProps = { owner: Owner; webhook: Webhook | undefined; close: () => void }

type Values = { url: string; events: NamedEvent[]; enabled: boolean }

/** An example of a URL, which is not translated. */
const example = 'https://example.org/questboard'

/** The URL and the events of a webhook. After creating one it shows the secret, once, as after making a new secret. */
export function WebhookForm({ owner, webhook, close }: WebhookFormProps) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<{ text: string; returns: boolean } | null>(null)
  const [isRenewed, setIsRenewed] = useState(false)
  const offered = owner.groupId === undefined ? personalWebhookEvents : groupWebhookEvents
  const everything =
    owner.groupId === undefined
      ? t`Your tasks, missions, rewards, board and notifications: whatever is created, changed or completed.`
      : t`Requests and their answers, completed tasks, redeemed rewards, and who joins or leaves.`
  const texts = {
    url: t`Enter an address that starts with https:// and can be reached from the internet.`,
    events: t`Choose at least one event.`,
  }
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? [...offered],
      enabled: webhook ? webhook.disabledAt === null : true,
    },
    validate: (values) =>
      owner.groupId === undefined
        ? checkFields(createWebhookInput, values, texts)
        : checkFields(createGroupWebhookInput, { ...values, groupId: owner.groupId }, texts),
    clearInputErrorOnChange: true,
  })

  const { send, ...state } = useSubmit(async (error) =>
    readFailure(error).code === 'tooManyItems'
      ? t`There are ${maxWebhooks} webhooks, which is the limit. Delete one you no longer need.`
      : showInForm<keyof typeof texts>(form, error, { texts }),
  )

  const submit = (values: Values) =>
    send(async () => {
      if (!webhook) return setSecret({ text: await createWebhook(owner, values), returns: false })
      // Its old secret was erased when access was revoked. Enabling it creates a new one, which is shown.
      const needsSecret = webhook.state === 'revoked' && values.enabled && !isRenewed
      const renewed = needsSecret ? await renewSecret(owner, webhook) : null
      await saveWebhook(owner, webhook, values)
      if (renewed !== null) return setSecret({ text: renewed, returns: false })
      announce(t`Webhook saved`)
      close()
    })

  const renew = () =>
    send(async () => {
      if (!webhook) return
      setSecret({ text: await renewSecret(owner, webhook), returns: true })
      setIsRenewed(true)
    })

  // The form is still to be saved after a secret that was made on its own.
  if (secret) return <NewSecret secret={secret.text} close={secret.returns ? () => setSecret(null) : close} />
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('url')}
          aria-invalid={Boolean(form.errors.url)}
          type="url"
          label={t`Address`}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          autoFocus
        />
        <EventChoice
          offered={offered}
          single={singleEvents(owner, offered)}
          chosen={form.values.events}
          everything={everything}
          onChange={(events) => form.setFieldValue('events', events)}
        />
        {form.errors.events && <Input.Error role="alert">{form.errors.events}</Input.Error>}
        {webhook && (
          <>
            <Switch
              {...form.getInputProps('enabled', { type: 'checkbox' })}
              label={t`Switched on`}
              description={webhook.state === 'revoked' ? t`It gets a new secret. Give it to your app.` : undefined}
            />
            <Input.Wrapper
              label={t`Secret`}
              labelElement="div"
              description={t`Used to sign deliveries. After you change it, the old one works for one more day.`}
            >
              <div>
                <Button variant="default" mt="xs" disabled={state.isSending} onClick={() => void renew()}>
                  <Trans>Create new secret</Trans>
                </Button>
              </div>
            </Input.Wrapper>
          </>
        )}
        <FormButtons {...state} close={close}>
          {webhook ? <Trans>Save</Trans> : <Trans>Add webhook</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
