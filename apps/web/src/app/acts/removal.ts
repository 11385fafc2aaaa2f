import { announce, endNote, showNote } from '../../ui/notes.ts'
import { waitingKey } from '../keeper.ts'
import { queryClient } from '../query-client.ts'
import { session } from '../trpc.ts'
import { attempt } from './attempt.ts'
import type { KeptAct } from './kept-act.ts'
import { leaveAct } from './left-acts.ts'

/** Something that is being deleted, and can be taken back as long as the note about it stays. */
export type Removal = {
  /** What the note says; what is said when it was taken back; what did not happen when deleting fails. */
  words: { deleted: string; back: string; notDeleted: string }
  /** Takes it out of sight, until the function that is returned is called. */
  hide: () => () => void
  /** Deletes it; hides it by itself from the moment it is called, and shows it again when it fails. */
  send: () => Promise<unknown>
  /** The same deletion as a path of the REST API, for a page that is being left. */
  path: `/user/${string}` | `/groups/${string}`
  /** The same deletion as an act that can wait for a connection. */
  kept?: KeptAct
}

type Held = { removal: Removal; lift: () => void; token: string | null; owner: string | undefined }

/** The one deletion that can still be taken back: it is shown, and not sent yet. */
let held: Held | null = null

/** Shows again what was sent on leaving the page and may not have been done. */
let liftOnReturn: (() => void) | null = null

/** Takes something out of sight, and deletes it when the note about it has gone without being undone. */
export function removeWithUndo(removal: Removal): void {
  // Ends the note before, and with it sends the deletion that it held.
  endNote()
  held = { removal, lift: removal.hide(), token: session.token, owner: session.user?.id }
  const { deleted } = removal.words
  announce(deleted)
  showNote({ message: deleted, undo: takeBack, onGone: sendHeld })
}

function takeBack(): void {
  const taken = take()
  if (!taken) return
  announce(taken.removal.words.back)
  taken.lift()
}

function sendHeld(): void {
  const taken = take()
  if (!taken) return
  const { removal, lift } = taken
  void attempt(removal.words.notDeleted, async () => {
    const sent = removal.send()
    // From here on the act itself hides the item, and shows it again when it fails.
    lift()
    await sent
  })
}

function take(): Held | null {
  const taken = held
  held = null
  return taken
}

/** Only a request that outlives the page, or the session, can still be sent. */
function sendOnLeaving(): void {
  const taken = take()
  if (!taken) return
  liftOnReturn = taken.lift
  endNote()
  const { owner, removal } = taken
  if (owner !== undefined && removal.kept) {
    // Nobody learns whether it arrives. The next page sends it again, which does no harm.
    leaveAct(owner, removal.kept)
    localStorage.setItem(waitingKey(owner), '1')
  }
  void fetch(`/api${removal.path}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${taken.token}` },
  }).catch(() => {})
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // Back from the browser's cache of pages: what was sent on leaving had no one to answer to.
  void queryClient.invalidateQueries().finally(() => {
    liftOnReturn?.()
    liftOnReturn = null
  })
}

addEventListener('pagehide', sendOnLeaving)
addEventListener('pageshow', onReturn)
session.onSignedOut(sendOnLeaving)
