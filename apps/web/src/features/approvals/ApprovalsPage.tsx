import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RestingBell } from '../../ui/illustrations/RestingBell.tsx'
import { Page } from '../../ui/Page.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { focusFirstRow } from '../../ui/row-focus.ts'
import { useStore } from '../../ui/store.ts'
import classes from './approvals.module.css'
import { outcomes, progress } from './outcomes.ts'
import { ChoosableRequests } from './RequestRow.tsx'
import { answerable, arrange, type GroupOfRequests, keyOf } from './requests.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useMarked } from './use-marked.ts'

/** All requests awaiting approval, over all groups that the user leads, and `extra` below them. */
export function ApprovalsPage({ extra }: { extra?: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`Waiting for your approval`)
  const [{ requests, totalCount }] = trpc.dashboard.approvals.useSuspenseQuery({})
  const groups = arrange(requests, useStore(outcomes))
  const isBusy = useStore(progress) !== null
  const open = answerable(groups)
  const { marked, chosen, choose, clear } = useMarked(open)
  const more = totalCount - requests.length

  const hadRequests = useRef(requests.length > 0)

  // The keys work on the focused row. The focus is on the page when it has opened.
  useEffect(
    () =>
      afterPaint(() => {
        const { activeElement } = document
        // Without requests, the first row would be a voucher.
        if (hadRequests.current && (activeElement === document.body || activeElement?.id === 'main')) focusFirstRow()
      }),
    [],
  )

  return (
    <Page width={52} isStacked>
      <div className={classes.head}>
        <Title order={1} tabIndex={-1} data-adds>
          <Trans>Waiting for your approval</Trans>
        </Title>
        {open.length > 1 && (
          <ChooseAll label={t`Select all`} keys={open.map(keyOf)} marked={marked} onChoose={choose} />
        )}
      </div>
      {groups.length === 0 ? (
        <PanelCard>
          <EmptyState
            picture={<RestingBell />}
            order={2}
            title={<Trans>All caught up</Trans>}
            text={<Trans>Requests from your groups appear here.</Trans>}
          />
        </PanelCard>
      ) : (
        groups.map((group) => (
          <GroupPart key={group.id} group={group} marked={marked} onChoose={choose} isBusy={isBusy} />
        ))
      )}
      {more > 0 && (
        <p className={classes.more}>
          <Trans>{more} more after these.</Trans>
        </p>
      )}
      {extra}
      {open.length > 0 && (
        <p className={classes.keys}>
          <Trans>
            With a keyboard: <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>A</kbd> approves, <kbd>R</kbd> sends back.
          </Trans>
        </p>
      )}
      <SelectionBar chosen={chosen} onCleared={clear} />
    </Page>
  )
}

type MarkedApprovals = { marked: ReadonlySet<string>; onChoose: (keys: readonly string[], isChosen: boolean) => void }

function GroupPart({ group, marked, onChoose, isBusy }: MarkedApprovals & { group: GroupOfRequests; isBusy: boolean }) {
  const { t } = useLingui()
  const { id, name, shown } = group
  const keys = answerable([group]).map(keyOf)
  return (
    <section aria-labelledby={`of-${id}`}>
      <div className={classes.groupHead}>
        <Title order={2} size="h4" id={`of-${id}`}>
          <bdi>{name}</bdi>{' '}
          <Text span inherit c="dimmed">
            {keys.length}
          </Text>
        </Title>
        {keys.length > 1 && (
          <ChooseAll label={t`Select all of ${name}`} keys={keys} marked={marked} onChoose={onChoose} isBrief />
        )}
      </div>
      <PanelCard>
        <ChoosableRequests shown={shown} marked={marked} onChoose={onChoose} isBusy={isBusy} />
      </PanelCard>
    </section>
  )
}

type ChooseAllProps = MarkedApprovals & { label: string; keys: string[]; isBrief?: boolean }

/** A checkbox that selects all of some requests; indeterminate while only some are selected. */
function ChooseAll({ label, keys, marked, onChoose, isBrief = false }: ChooseAllProps) {
  const count = keys.filter((key) => marked.has(key)).length
  return (
    <label className={classes.all}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < keys.length
        }}
        type="checkbox"
        checked={count === keys.length}
        aria-label={isBrief ? label : undefined}
        onChange={(event) => onChoose(keys, event.currentTarget.checked)}
      />
      {isBrief ? <Trans>All</Trans> : label}
    </label>
  )
}
