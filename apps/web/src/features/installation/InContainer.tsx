import { Trans } from '@lingui/react/macro'

/** Where the form of an operator command in a container is found. */
export function InContainer() {
  return <Trans>In Docker the command is different: see docs/operating.md.</Trans>
}
