import { useLingui } from '@lingui/react'
import { List } from '@mantine/core'
import type { Scope } from '@questboard/api/tokens/schema'
import { scopeWords } from './scope-words.ts'

/** What an app can do, one line for each scope. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const { _ } = useLingui()
  return (
    <List size="sm">
      {scopes.map((scope) => (
        <List.Item key={scope}>{_(scopeWords[scope])}</List.Item>
      ))}
    </List>
  )
}
