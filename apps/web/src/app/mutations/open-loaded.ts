import type { ReactNode } from 'react'
import { type Dialog, openDialog } from '../../ui/dialogs.ts'
import { withLoadingBar } from '../../ui/with-loading-bar.ts'
import { type Catalog, loadCatalog } from '../locale.ts'
import { openOnce } from './open-once.ts'

type LoadedDialog<Code> = Omit<Dialog, 'render'> & {
  /** Loads the code of the dialog, and the data that it shows at once. */
  load: () => Promise<Code>
  /** The catalog of its texts, if the page may not have it. */
  catalog?: Catalog
  render: (code: Code, close: () => void) => ReactNode
}

/** Opens a dialog whose code and texts load on demand, one at a time. */
export function openLoaded<Code>({ load, catalog, render, ...dialog }: LoadedDialog<Code>): void {
  openOnce(async () => {
    const [code] = await withLoadingBar(Promise.all([load(), catalog && loadCatalog(catalog)]))
    await openDialog({ ...dialog, render: (close) => render(code, close) })
  })
}
