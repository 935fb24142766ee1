import { esPosicion } from '@alerce/contract/wire/posicion'

// Position of the database that this page has seen. The server may read from a replica that shows no less; without one
// it reads from the primary. It lives in memory only: a new page first reads from the primary.
let seen: string | null = null
/** No change is missed since the stream began: one that came before, and that the replica lacks, would go unnoticed. */
let hears = false
let tabs: BroadcastChannel | null = null

function raise(position: string | null): void {
  // Equal lengths: the greater text is the later position
  if (esPosicion(position) && (seen === null || position > seen)) seen = position
}

/** Position to send with a call; null: none. */
export const seenPosition = (): string | null => (hears ? seen : null)

/** Forgets until the next stream: a change of unknown position may have happened. */
export function losePosition(): void {
  hears = false
}

/** Joins the other tabs of this browser, which must see what is written here. */
function joinTabs(): void {
  if (tabs || !('BroadcastChannel' in globalThis)) return
  tabs = new BroadcastChannel('alerce-posicion')
  tabs.onmessage = ({ data }: MessageEvent<string>) => raise(data)
}

/** The stream began: it covers all changes up to here. Empty: the server has no replica, or does not know. */
export function hearFrom(position: string): void {
  hears = esPosicion(position)
  if (!hears) return
  raise(position)
  joinTabs()
}

/** Position of an event, whose change the next reads must show. */
export function seeEvent(position: string): void {
  if (esPosicion(position)) raise(position)
  else losePosition()
}

/** Position in the reply of a call. */
export function seeReply(position: string | null, wrote: boolean): void {
  raise(position)
  if (wrote && position !== null) tabs?.postMessage(position)
}
