/** Messages between tabs to elect the listener: one asks, the listener answers, a tab leaves. */
type Word =
  | { readonly kind: 'who' }
  | { readonly kind: 'lead'; readonly id: string }
  | { readonly kind: 'gone'; readonly id: string }

const NAME = 'alerce-eventos-turno'
/** Time in ms to wait for an answer of another tab, even a hidden one. */
const ANSWER_MS = 300
/** Interval in ms at which waiting tabs check the listener. */
const ASK_MS = 10_000

/** Opens a resource; returns its close function. */
type Opening = () => () => void

interface Turn {
  /** Listens for all tabs, while it is this tab's turn. */
  readonly lead: Opening
  /** Fetches earlier events once, where another tab listens. */
  readonly ask: Opening
}

/**
 * Elects the listening tab by messages, where the browser has no locks (plain http away from loopback). Without an
 * answer for a moment, this tab listens. Of two that started together the lesser id stays. Returns the function that
 * leaves.
 */
export function takeTurnByWord({ lead, ask }: Turn): () => void {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')
  const channel = new BroadcastChannel(NAME)
  let close: (() => void) | null = null
  let closeAsked: () => void = () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  const say = (word: Word) => channel.postMessage(word)

  function begin(): void {
    clearInterval(asking)
    asking = undefined
    say({ kind: 'lead', id })
    close ??= lead()
  }
  function inquire(): void {
    clearTimeout(waiting)
    waiting = setTimeout(begin, ANSWER_MS)
    say({ kind: 'who' })
  }
  /** Another tab listens: ask again at intervals, since it may have closed without a message. */
  function follow(): void {
    clearTimeout(waiting)
    const led = close !== null
    close?.()
    close = null
    if (asking !== undefined) return
    asking = setInterval(inquire, ASK_MS)
    if (!led) closeAsked = ask()
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'who') return close && say({ kind: 'lead', id })
    if (data.kind === 'gone') return inquire()
    if (close === null || data.id < id) return follow()
    say({ kind: 'lead', id })
  }
  /** A closing tab says so, so that another can take over. */
  const goes = () => {
    if (close) say({ kind: 'gone', id })
  }
  globalThis.addEventListener?.('pagehide', goes)
  inquire()
  return () => {
    globalThis.removeEventListener?.('pagehide', goes)
    clearTimeout(waiting)
    clearInterval(asking)
    closeAsked()
    channel.onmessage = null
    goes()
    close?.()
    channel.close()
  }
}
