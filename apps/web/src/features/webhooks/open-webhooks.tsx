import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import type { View } from './views.ts'

const titles: Record<Exclude<View['kind'], 'list'>, () => ReactNode> = {
  form: () => <Trans>Webhook</Trans>,
  log: () => <Trans>Deliveries</Trans>,
  removal: () => <Trans>Delete this webhook?</Trans>,
}

/** Opens a view of the user's webhooks in a dialog over the settings. */
export function openView(view: Exclude<View, { kind: 'list' }>): void {
  openLoaded({
    title: titles[view.kind](),
    width: 600,
    load: () => import('./WebhookDialog.tsx'),
    render: ({ WebhookDialog }, close) => <WebhookDialog owner={{}} first={view} close={close} />,
  })
}

/** Opens the webhooks of a group, for its leaders. */
export function openGroupWebhooks(groupId: string): void {
  openLoaded({
    title: <Trans>Group webhooks</Trans>,
    width: 640,
    load: () => import('./WebhookDialog.tsx'),
    catalog: 'webhooks',
    render: ({ WebhookDialog }, close) => <WebhookDialog owner={{ groupId }} first={{ kind: 'list' }} close={close} />,
  })
}
