import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { session } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { LanguageToggle } from '../../layout/LanguageSwitch.tsx'
import { SchemeSwitch } from '../../layout/SchemeSwitch.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { becomeTablet } from '../devices/become-tablet.ts'
import { deviceClient } from './client.ts'
import classes from './pair.module.css'

const length = 8

/** Makes this browser the tablet of a group by the code on a leader's phone. */
export function PairTablet() {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit(async (error) => {
    const failure = readFailure(error)
    if (failure.code !== 'tokenDoesNotExist') return failureText(failure.code)
    setCodeError(t`That code is wrong, or older than 10 minutes.`)
    return null
  })

  const pair = () => becomeTablet(() => deviceClient.devices.pair.mutate({ code }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < length) setCodeError(t`The code has ${length} characters.`)
    else void send(pair)
  }

  return (
    <main className={classes.page} id="main">
      <header className={classes.head}>
        <Logo />
        <span className={classes.switches}>
          <LanguageToggle />
          <SchemeSwitch />
        </span>
      </header>
      <div className={classes.card}>
        <Title order={1}>
          <Trans>The family tablet</Trans>
        </Title>
        <ol className={classes.steps}>
          <li>
            <Trans>On a leader’s phone, open the group.</Trans>
          </li>
          <li>
            <Trans>In its menu choose “Tablets”, then “Show a code”.</Trans>
          </li>
          <li>
            <Trans>Type the code here.</Trans>
          </li>
        </ol>
        <form onSubmit={submit} noValidate className={classes.form}>
          <TextInput
            size="xl"
            label={t`Code`}
            classNames={{ input: classes.code ?? '' }}
            value={code}
            onChange={(event) => {
              setCode(lettersOf(event.currentTarget.value))
              setCodeError(null)
            }}
            error={codeError}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
          />
          {session.isSignedIn && (
            <Text>
              <Trans>You’re signed in here. Starting the tablet signs you out.</Trans>
            </Text>
          )}
          <FormProblem text={problem} />
          <Button type="submit" size="xl" loading={isSending}>
            <Trans>Start the tablet</Trans>
          </Button>
        </form>
      </div>
    </main>
  )
}

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, length)
