import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Overview } from '@questboard/api/installation/schema'
import { type FormEvent, useState } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { SignUpChoice } from './SignUpChoice.tsx'

/** The name of the place, and who may sign up. */
export function PlaceForm() {
  const query = trpc.installation.overview.useQuery({})
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load this</Trans>} />
  return <Form chosen={query.data} />
}

function Form({ chosen }: { chosen: Overview }) {
  const { t } = useLingui()
  const [name, setName] = useState(chosen.name ?? '')
  const [signUp, setSignUp] = useState(chosen.signUp)
  const { send, isSending, problem } = useSubmit()

  function save(event: FormEvent) {
    event.preventDefault()
    void send(async () => {
      await trpcClient.installation.change.mutate({ name, signUp })
      await Promise.all([trpcUtils.installation.overview, trpcUtils.config.read].map((query) => query.invalidate()))
      showMessage(t`Saved.`)
    })
  }

  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <TextInput
          label={t`Name of this Questboard`}
          description={t`Shown when people sign in, for example: The Ivanovs’ house.`}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SignUpChoice value={signUp} fixed={chosen.fixedSignUp} onChange={setSignUp} />
        <FormProblem text={problem} />
        <Group>
          <Button type="submit" loading={isSending}>
            <Trans>Save</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
