import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, TextInput } from '@mantine/core'
import { maxTags, type TagColor, tagName } from '@questboard/api/tags/schema'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { endBusy } from '../../ui/end-busy.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import type { TagValues } from './save.ts'
import classes from './tags.module.css'

type TagEditorProps = {
  /** The name and the colour of the tag that is edited. */
  tag?: TagValues
  /** The colour of a new tag. */
  color?: TagColor
  save: (written: TagValues) => Promise<void>
  close: () => void
  begun?: Ref<SaveBegun> | undefined
}

/** Saves a tag whose name has been begun. Resolves to whether there is none left, so that the form around it may end. */
export type SaveBegun = () => Promise<boolean>

/** A dialog around it hears Escape before its fields do, and closes unless they say that they answer it. */
const keepsDialog = { 'data-mantine-stop-propagation': 'true' }

const max = Number(tagName.meta()?.maxLength)

/**
 * Writes the name and the colour of a tag. It is not a form itself, because it is also used within the form of a task.
 * After a failure the input stays.
 */
export function TagEditor({ tag, color: first = 'gray', save, close, begun }: TagEditorProps) {
  const { t } = useLingui()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? first)
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<Promise<boolean>>(null)
  useImperativeHandle(begun, () => async () => name.trim() === '' || submit())

  function submit(): Promise<boolean> {
    running.current ??= send().finally(() => {
      running.current = null
    })
    return running.current
  }

  /** @returns whether it was saved. */
  async function send(): Promise<boolean> {
    const nameRule = t`Enter a name of up to ${max} characters.`
    const read = tagName.safeParse(name)
    setProblem(null)
    if (!read.success) {
      setError(nameRule)
      input.current?.focus()
      return false
    }
    const pressed = document.activeElement
    setSaving(true)
    try {
      await save({ name: read.data, color })
      close()
      return true
    } catch (failure) {
      endBusy(pressed, () => setSaving(false))
      if (readFailure(failure).code === 'tooManyItems') {
        setProblem(t`There are already ${maxTags} tags, which is the limit. Delete one you no longer need.`)
        return false
      }
      const field = {
        setFieldError: (_field: 'name', text: string) => setError(text),
        getInputNode: () => input.current,
      }
      setProblem(await showInForm(field, failure, { texts: { name: nameRule }, codes: { tagAlreadyExists: 'name' } }))
      return false
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      // It would submit the form around it.
      event.preventDefault()
      void submit()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from its fields
    <div className={classes.editor} onKeyDown={onKeyDown}>
      <TextInput
        ref={input}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setError(null)
        }}
        error={error}
        label={t`Tag name`}
        maxLength={2 * max}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
        {...keepsDialog}
      />
      <ColorChoice value={color} onChange={setColor} input={keepsDialog} />
      <FormProblem text={problem} />
      <Group gap="sm">
        <Button size="sm" loading={saving} {...keepsDialog} onClick={() => void submit()}>
          {problem ? <Trans>Try again</Trans> : tag ? <Trans>Save</Trans> : <Trans>Add tag</Trans>}
        </Button>
        <Button size="sm" variant="default" {...keepsDialog} onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
    </div>
  )
}
