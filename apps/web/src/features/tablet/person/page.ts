import type { Wall } from '@questboard/api/devices/schema'
import type { Entered } from '../../devices/credentials.ts'
import type { PersonState } from '../use-person.ts'

/** What every page of the member who has entered gets. */
export type PageProps = {
  wall: Wall
  entered: Entered
  state: PersonState
  /** The task that the member came for: its result is asked for at once. */
  resultTaskId: string | undefined
  /** Reads the state again. */
  reload: () => Promise<void>
}

/** The props of a page, and whether the member looks at where their own rubies come from. */
export type PagesProps = PageProps & { showsRubies: boolean; onRubiesSeen: () => void }
