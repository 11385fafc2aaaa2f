import { Trans } from '@lingui/react/macro'

/** Why something cannot be done while the server is unreachable. */
export const NeedsInternet = () => <Trans>This needs internet.</Trans>
