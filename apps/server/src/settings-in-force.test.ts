import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { settingsInForce } from './settings-in-force.ts'

const inForce = (variables: Record<string, string>) => settingsInForce(readEnvironment(variables), variables)

const settingOf = (variables: Record<string, string>, name: string) =>
  inForce(variables).find((setting) => setting.name === name)

test('defaults and values are shown as the operator would write them', () => {
  expect(settingOf({}, 'BACKUPS_KEPT')).toEqual({ name: 'BACKUPS_KEPT', value: '7', isSecret: false, isSet: false })
  expect(settingOf({}, 'PROVIDER_TIMEOUT')?.value).toBe('60')
  expect(settingOf({ PROVIDER_TIMEOUT: '5' }, 'PROVIDER_TIMEOUT')?.value).toBe('5')
  expect(settingOf({}, 'TRUST_PROXY')?.value).toBe('no')
  expect(settingOf({ TRUST_PROXY: 'yes' }, 'TRUST_PROXY')).toMatchObject({ value: 'yes', isSet: true })
  expect(settingOf({ SIGN_UP: '' }, 'SIGN_UP')).toMatchObject({ value: null, isSet: false })
})

test('no secret is shown, whatever address it is in', () => {
  const secret = 'a-secret-that-stays-here-0123456789'
  const variables = {
    PIN_KEY: secret,
    DATABASE_URL: `postgres://ana:${secret}@database:5432/quest?password=${secret}`,
    SMTP_URL: `smtp://ana:${secret}@mail.example.org:587`,
    OIDC_ISSUER: `https://ana:${secret}@auth.example.org/realms/home`,
    OIDC_CLIENT_ID: 'questboard',
    OIDC_CLIENT_SECRET: secret,
    STRIPE_SECRET_KEY: secret,
    STRIPE_WEBHOOK_SECRET: secret,
    OPENAI_API_KEY: secret,
    OPENAI_BASE_URL: `http://ana:${secret}@127.0.0.1:11434/v1?key=${secret}`,
  }
  expect(JSON.stringify(inForce(variables))).not.toContain(secret)
  expect(settingOf(variables, 'DATABASE_URL')?.value).toBe('postgres://database:5432/quest')
  expect(settingOf(variables, 'OPENAI_BASE_URL')?.value).toBe('http://127.0.0.1:11434/v1')
  expect(settingOf(variables, 'OPENAI_API_KEY')).toEqual({
    name: 'OPENAI_API_KEY',
    value: null,
    isSecret: true,
    isSet: true,
  })
})

test('a database of several servers names all of them', () => {
  const variables = { DATABASE_URL: 'postgres://ana:secret@a:5432,b:5433/quest?password=secret' }
  expect(settingOf(variables, 'DATABASE_URL')?.value).toBe('postgres://a:5432,b:5433/quest')
})
