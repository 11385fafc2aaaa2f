import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './DialogFrame.module.css'
import type { OpenDialog } from './dialogs.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { useBack } from './use-back.ts'
import { useDraft } from './use-draft.ts'

const defaultProps = {
  classNames: { inner: classes.inner ?? '', content: classes.content ?? '' },
  // Mantine renders a <header>, which would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
  transitionProps: { duration: 0 },
  centered: true,
}

/**
 * The frame of a dialog. Escape, Back and a click outside close it, and ask first if something was written or chosen.
 * They do nothing while a request runs, or if only the dialog's own buttons may close it: those opened by the app, and
 * content marked `data-stays`. On a phone it is at the bottom of the window.
 */
export default function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const draft = useDraft(content)
  const [isAsking, setIsAsking] = useState(false)
  const lastFocused = useRef<HTMLElement>(null)
  const remember = {
    onFocus({ target }: { target: HTMLElement }) {
      lastFocused.current = target
    },
  }
  useEffect(() => {
    if (!isAsking) return
    // The user keeps the input, and goes back to it, or to the dialog if it has gone.
    return () => {
      lastFocused.current?.focus({ preventScroll: true })
      focusIfLost(content.current?.closest<HTMLElement>('[role=dialog]'))
    }
  }, [isAsking])

  const holds = (selector: string) => content.current?.querySelector(selector) != null
  const isSending = () => holds('[data-loading]')
  // What is being sent is not lost, and a request that hangs holds no one back.
  const wouldLose = () => !isSending() && draft.isChanged()

  /** @returns whether the dialog has closed. */
  function leave(byButton: boolean): boolean {
    if (!byButton && (dialog.isPersistent || holds('[data-stays]') || isSending())) return false
    if (wouldLose()) {
      // Back and Escape on the question keep the input.
      setIsAsking(!isAsking)
      return false
    }
    dialog.close()
    return true
  }

  useBack(() => leave(false), wouldLose)

  return (
    <>
      <Modal
        {...defaultProps}
        opened
        onClose={() => leave(false)}
        title={dialog.title}
        size={dialog.width}
        closeOnEscape={!isAsking}
        closeButtonProps={{ 'aria-label': t`Close`, onClick: () => leave(true) }}
      >
        <div ref={content} {...draft.watch} {...remember}>
          {dialog.render(dialog.close)}
        </div>
      </Modal>
      {isAsking && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={dialog.close} />}
    </>
  )
}

/** Mounted only while it asks: the Escape that opens it would close it otherwise. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Modal
      {...defaultProps}
      opened
      onClose={onKeep}
      title={<Trans>Discard what you wrote?</Trans>}
      size={400}
      zIndex={300}
      withCloseButton={false}
    >
      <Stack>
        <Text>
          <Trans>It isn’t saved yet.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button onClick={onKeep} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
