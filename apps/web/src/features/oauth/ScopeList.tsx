import { useLingui } from '@lingui/react'
import type { Scope } from '@questboard/api/tokens/schema'
import classes from './oauth.module.css'
import { scopeWords } from './scope-words.ts'

/** What an app can do, one line for each scope. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const { _ } = useLingui()
  return (
    <ul className={classes.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>{_(scopeWords[scope])}</li>
      ))}
    </ul>
  )
}
