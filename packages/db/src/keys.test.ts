import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

const tables = Object.values(schema)
  .flatMap((value) => (is(value, PgTable) ? getTableConfig(value) : []))
  // A row about the server, whose owner is a person.
  .filter(({ name }) => name !== 'installation')

/** `owner_id` is that of a webhook, a tag or a row of the ledger: its group or its user. */
const owners = ['user_id', 'group_id', 'owner_id']

/** The columns of each unique index of a table. */
const uniquesOf = (table: (typeof tables)[number]): string[][] => [
  ...table.columns.filter((column) => column.primary || column.isUnique).map(({ name }) => [name]),
  ...table.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
  ...table.uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name)),
  ...table.indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : ''))),
]

test('the unique indexes of what players and groups have name the player or the group', () => {
  const keyless = tables
    .filter(({ columns }) => columns.some(({ name }) => owners.includes(name)))
    .flatMap((table) =>
      uniquesOf(table)
        .filter((columns) => !columns.some((name) => owners.includes(name)))
        .map((columns) => `${table.name} (${columns.join(', ')})`),
    )
  // docs/scale-out.md says what has to change before these can be divided.
  expect(keyless.toSorted()).toMatchInlineSnapshot(`
    [
      "addresses (email)",
      "created_items (id)",
      "email_outbox (id)",
      "identities (provider, issuer, subject)",
      "oidc_sign_ins (secret_hash)",
      "passkey_challenges (hash)",
      "passkeys (credential_id)",
      "push_devices (endpoint)",
      "sign_in_tickets (token_hash)",
    ]
  `)
})

test('foreign keys between items contain the player or the group', () => {
  const roots = ['users', 'groups']
  const keyless = tables.flatMap((table) =>
    table.foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const to = getTableConfig(foreignTable)
      const isDivided = !roots.includes(to.name) && to.columns.some(({ name }) => owners.includes(name))
      const names = columns.map(({ name }) => name)
      return isDivided && !names.some((name) => owners.includes(name)) ? `${table.name} (${names.join(', ')})` : []
    }),
  )
  expect(keyless.toSorted()).toEqual([])
})
