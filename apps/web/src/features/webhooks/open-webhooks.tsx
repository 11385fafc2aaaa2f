import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'
import type { View } from './views.ts'

const titles: Record<Exclude<View['kind'], 'list'>, () => ReactNode> = {
  form: () => <Trans>Webhook</Trans>,
  log: () => <Trans>Deliveries</Trans>,
  removal: () => <Trans>Delete this webhook?</Trans>,
}

/** Opens a view of the user's webhooks in a dialog over the settings. */
export function openView(view: Exclude<View, { kind: 'list' }>): void {
  openOnce(async () => {
    const { WebhookDialog } = await import('./WebhookDialog.tsx')
    await openDialog({
      title: titles[view.kind](),
      width: 600,
      render: (close) => <WebhookDialog owner={{}} first={view} close={close} />,
    })
  })
}

/** Opens the webhooks of a group, for its leaders. */
export function openGroupWebhooks(groupId: string): void {
  openOnce(async () => {
    const [{ WebhookDialog }] = await Promise.all([import('./WebhookDialog.tsx'), loadCatalog('webhooks')])
    await openDialog({
      title: <Trans>Group webhooks</Trans>,
      width: 640,
      render: (close) => <WebhookDialog owner={{ groupId }} first={{ kind: 'list' }} close={close} />,
    })
  })
}
