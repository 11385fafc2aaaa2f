import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, TextInput } from '@mantine/core'
import { maxTags, type TagColor, tagName } from '@questboard/api/tags/schema'
import { type KeyboardEvent, useRef, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
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
}

/** A dialog around it hears Escape before its fields do, and closes unless they say that they answer it. */
const keepsDialog = { 'data-mantine-stop-propagation': 'true' }

const max = Number(tagName.meta()?.maxLength)

/**
 * Writes the name and the colour of a tag. It is not a form itself, because it is also used within the form of a task.
 * After a failure the input stays.
 */
export function TagEditor({ tag, color: first = 'gray', save, close }: TagEditorProps) {
  const { t } = useLingui()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? first)
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function submit() {
    if (saving) return
    const wrong = t`Enter a name of up to ${max} characters.`
    const read = tagName.safeParse(name)
    setProblem(null)
    if (!read.success) {
      setError(wrong)
      input.current?.focus()
      return
    }
    setSaving(true)
    try {
      await save({ name: read.data, color })
      close()
    } catch (failure) {
      setSaving(false)
      if (readFailure(failure).code === 'tooManyItems') {
        setProblem(t`There are already ${maxTags} tags, which is the limit. Delete one you no longer need.`)
        return
      }
      const field = {
        setFieldError: (_field: 'name', text: string) => setError(text),
        getInputNode: () => input.current,
      }
      setProblem(await showInForm(field, failure, { texts: { name: wrong }, codes: { tagAlreadyExists: 'name' } }))
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
