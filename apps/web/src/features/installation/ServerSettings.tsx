import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Overview } from '@questboard/api/installation/schema'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import classes from './installation.module.css'

/** The settings in force, first those that the operator has set. No secret is shown. */
export function ServerSettings() {
  const query = trpc.installation.overview.useQuery({})
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load this</Trans>} />
  const { settings } = query.data
  const [set, defaults] = [settings.filter(({ isSet }) => isSet), settings.filter(({ isSet }) => !isSet)]
  return (
    <>
      {set.length > 0 ? (
        <List of={set} />
      ) : (
        <Text size="sm">
          <Trans>No setting was changed.</Trans>
        </Text>
      )}
      <details>
        <summary>
          <Trans>Default: {defaults.length}</Trans>
        </summary>
        <List of={defaults} />
      </details>
    </>
  )
}

function List({ of }: { of: Overview['settings'] }) {
  return (
    <dl className={`${classes.facts} ${classes.settings}`}>
      {of.map(({ name, value, isSecret }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isSecret ? <Trans>Set (secret)</Trans> : (value ?? <Trans>Not set</Trans>)}</dd>
        </div>
      ))}
    </dl>
  )
}
