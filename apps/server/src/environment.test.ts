import { describe, expect, test } from 'vitest'
import { BadEnvironment, externalServicesOf, readEnvironment } from './environment.ts'

/** The lines of a refusal; none if the server would start. */
function refusalOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message.split('\n  ').slice(1)
    throw error
  }
}

test('the origins that may read the API are any, a list or none', () => {
  const read = (text: string) => readEnvironment({ CORS_ORIGINS: text }).CORS_ORIGINS
  expect([read(''), read('*'), read('none')]).toEqual(['*', '*', []])
  const origins = ['https://app.example.org', 'http://localhost:5173', 'capacitor://localhost']
  expect(read(origins.join(' , '))).toEqual(origins)
  const wrong = [
    'https://a.example/',
    'https://A.example',
    'https://a.example:443',
    'https://a.example/app',
    'a.example',
  ]
  for (const value of [
    ...wrong,
    '*.example.org',
    'null',
    'https://*.example',
    'https://a.example,',
    'https://u@a.example',
  ]) {
    expect(refusalOf({ CORS_ORIGINS: value })).toEqual([expect.stringMatching(/^CORS_ORIGINS must be origins such as/)])
  }
})

const provider = {
  OIDC_ISSUER: 'https://auth.example.org/realms/home',
  OIDC_CLIENT_ID: 'questboard',
  OIDC_CLIENT_SECRET: 'a secret',
}
const oidcOf = (more: Record<string, string> = {}) => externalServicesOf(readEnvironment({ ...provider, ...more })).oidc

describe('the identity provider', () => {
  test('is read with its three settings, and has a name and sign-up by default', () => {
    const read = { issuer: provider.OIDC_ISSUER, clientId: 'questboard', clientSecret: 'a secret', timeout: 10_000 }
    expect(oidcOf()).toEqual({ ...read, name: 'OpenID', signUp: true })
    const more = { OIDC_NAME: ' Casa ', OIDC_SIGN_UP: 'no', PROVIDER_TIMEOUT: '3' }
    expect(oidcOf(more)).toEqual({ ...read, name: 'Casa', signUp: false, timeout: 3_000 })
    expect(externalServicesOf(readEnvironment({})).oidc).toBeUndefined()
    expect(externalServicesOf(readEnvironment({ OIDC_ISSUER: '', OIDC_NAME: '' })).oidc).toBeUndefined()
  })

  test.each([
    [{ OIDC_ISSUER: provider.OIDC_ISSUER }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
    [{ OIDC_CLIENT_SECRET: 'a secret' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
    [{ ...provider, OIDC_CLIENT_ID: '' }, ['OIDC_CLIENT_ID']],
    [{ ...provider, OIDC_CLIENT_ID: '', PASSWORD_SIGN_IN: 'off' }, ['OIDC_CLIENT_ID']],
  ])('half set (%j) names what is missing', (variables, missing) => {
    expect(refusalOf(variables)).toEqual(missing.map((name) => `${name} is required with the other OIDC_ settings`))
  })

  test.each([
    ['http://auth.example.org', 'must be https, except on this machine'],
    ['http://localhost.example.org', 'must be https, except on this machine'],
    ['http://127.0.0.1.example.org', 'must be https, except on this machine'],
    ['auth.example.org', 'must be a URL such as https://example.org'],
    ['ftp://auth.example.org', 'must be a URL such as https://example.org'],
    [
      'https://auth.example.org/.well-known/openid-configuration',
      'must be the issuer: leave out /.well-known/openid-configuration',
    ],
  ])('with the issuer %s is refused: it %s', (issuer, message) => {
    expect(refusalOf({ ...provider, OIDC_ISSUER: issuer })).toEqual([`OIDC_ISSUER ${message}`])
  })

  test.each(['http://localhost:8080/realms/home', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
    'on this machine needs no HTTPS: %s',
    (issuer) => {
      expect(oidcOf({ OIDC_ISSUER: issuer })?.issuer).toBe(issuer)
    },
  )

  test('has a short name, and sign-up by yes or no', () => {
    expect(refusalOf({ ...provider, OIDC_NAME: 'x'.repeat(41) })).toEqual(['OIDC_NAME must have at most 40 characters'])
    expect(refusalOf({ ...provider, OIDC_NAME: ' ' })).toEqual(['OIDC_NAME must not be empty'])
    expect(refusalOf({ ...provider, OIDC_SIGN_UP: 'true' })).toEqual(["OIDC_SIGN_UP must be 'yes' or 'no'"])
  })
})

describe('passwords', () => {
  const off = { PASSWORD_SIGN_IN: 'off' }

  test('are on by default, and off only beside a provider', () => {
    expect(readEnvironment({}).PASSWORD_SIGN_IN).toBe('on')
    expect(refusalOf({ ...provider, ...off })).toEqual([])
    expect(refusalOf({ GOOGLE_CLIENT_ID: 'id', ...off })).toEqual([])
    expect(refusalOf(off)).toEqual([
      'PASSWORD_SIGN_IN cannot be off without another way in: set the OIDC_ settings or GOOGLE_CLIENT_ID',
    ])
    expect(refusalOf({ ...provider, PASSWORD_SIGN_IN: 'no' })).toEqual(["PASSWORD_SIGN_IN must be 'on' or 'off'"])
  })
})

test('all mistakes are reported together', () => {
  const refused = refusalOf({ OIDC_ISSUER: 'http://auth.example.org', OIDC_CLIENT_ID: 'x', PORT: 'x' })
  expect(refused.map((line) => line.split(' ')[0]).sort()).toEqual(['OIDC_CLIENT_SECRET', 'OIDC_ISSUER', 'PORT'])
})

test('each worker has its own port for metrics', () => {
  const two = { WORKERS: '2', DATABASE_URL: 'postgres://me:secret@a:5432/name' }
  expect(refusalOf({ ...two, METRICS_PORT: '65534' })).toEqual([])
  expect(refusalOf({ METRICS_PORT: '0' })).toEqual([])
  for (const METRICS_PORT of ['0', '65535']) {
    expect(refusalOf({ ...two, METRICS_PORT })).toEqual([
      'METRICS_PORT must be from 1 to 65534: each worker takes the next one',
    ])
  }
})

test('databases are one server or several, and a replica needs its primary', () => {
  const primary = 'postgres://me:secret@a:5432/name'
  expect(readEnvironment({ DATABASE_URL: primary, DATABASE_READ_URL: primary })).toMatchObject({
    DATABASE_URL: primary,
  })
  expect(refusalOf({ DATABASE_URL: 'postgresql://me:secret@a:5432,b:5433/name?sslmode=require' })).toEqual([])
  for (const wrong of ['a', 'mysql://a/name', 'postgres://a,b:x/name', 'postgres://a:5432,/name:1']) {
    expect(refusalOf({ DATABASE_URL: wrong })).toEqual([expect.stringMatching(/^DATABASE_URL must be a URL such as/)])
  }
  expect(refusalOf({ DATABASE_READ_URL: primary })).toEqual(['DATABASE_READ_URL requires DATABASE_URL'])
})
