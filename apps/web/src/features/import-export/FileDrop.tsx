import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import classes from './FileDrop.module.css'
import { Readable } from './Readable.tsx'

/** Takes one file, chosen or dropped. */
export function FileDrop({ take }: { take: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped by pointer alone; the button does the same
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="light" leftSection={<IconFileImport size={20} />} onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>Or drop it here. You’ll get a preview first.</Trans> <Readable />
      </Text>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.md,.markdown,.json,.ics,text/*,application/json"
        aria-label={t`File with tasks`}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Allows choosing the same file again after it was changed.
          if (file) take(file)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
