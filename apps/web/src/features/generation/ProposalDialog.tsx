import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { announce } from '../../ui/toasts.ts'
import { PickList } from './PickList.tsx'
import { type Kind, type Row, readStoredRows, storeRows } from './proposals.ts'
import { TopicForm, type TopicRequest } from './TopicForm.tsx'
import { useGeneration } from './use-generation.ts'
import { Working } from './Working.tsx'

export type ProposalDialogProps = {
  kind: Kind
  /** The key under which the proposals are kept while the dialog is closed. */
  storageKey: string
  /** How many can be requested. */
  max: number
  isRight: (row: Row) => boolean
  types: { value: string; label: string }[]
  /** The range of gold. */
  goldText: string
  ask: (request: TopicRequest, signal: AbortSignal) => Promise<Row[]>
  save: (rows: Row[]) => Promise<void>
  addLabel: (count: number) => string
  close: () => void
}

/** Requests proposals, waits for them, and lets the user select, edit and save them, all in one dialog. */
export function ProposalDialog({ kind, storageKey, max, ask, save, close, ...list }: ProposalDialogProps) {
  const { t } = useLingui()
  const making = useGeneration()
  const [rows, setRows] = useState(() => readStoredRows(storageKey))
  const [request, setRequest] = useState<TopicRequest>({ topic: '', count: Math.min(5, max) })
  const { send, problem } = useSubmit()

  function keep(next: Row[]) {
    storeRows(storageKey, next)
    setRows(next)
  }

  const propose = (what: TopicRequest) =>
    send(async () => {
      setRequest(what)
      const proposed = await making.run((signal) => ask(what, signal))
      if (!proposed) return
      keep(proposed)
      announce(t`Your suggestions are ready.`)
    })

  if (making.since !== null) return <Working kind={kind} since={making.since} onStop={making.stop} />
  if (!rows) {
    return (
      <TopicForm
        kind={kind}
        max={max}
        request={request}
        problem={problem}
        onAsk={(what) => void propose(what)}
        close={close}
      />
    )
  }
  return (
    <PickList
      {...list}
      rows={rows}
      onChange={keep}
      onOthers={() => setRows(null)}
      save={async (picked) => {
        await save(picked)
        storeRows(storageKey, [])
      }}
      close={close}
    />
  )
}
