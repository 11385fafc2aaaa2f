import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'
import type { TextName } from './texts/texts.ts'

/** Opens a legal text in a dialog over the page. */
export function openText(name: TextName): void {
  openOnce(async () => {
    const { TextInDialog, TitleOfText } = await import('./TextInDialog.tsx')
    await openDialog({ title: <TitleOfText name={name} />, width: 760, render: () => <TextInDialog name={name} /> })
  })
}
