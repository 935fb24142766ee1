/** Messages between the tabs of one browser about their shared session; they never name its user. */
type TabNews =
  /** The person is at work. */
  | { readonly kind: 'active' }
  /** A warning was read. */
  | { readonly kind: 'understood'; readonly motivo: string }
  /** The session is over. */
  | { readonly kind: 'ended'; readonly motivo: string }
  /** Another session has begun in its place. */
  | { readonly kind: 'entered' }

const NAME = 'alerce-sesion'
const handlers = new Set<(news: TabNews) => void>()
/** One channel for the whole page: a second one would receive the page's own messages. */
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME)
  opened.onmessage = ({ data }: MessageEvent<TabNews>) => {
    for (const handler of [...handlers]) handler(data)
  }
  return opened
}

export function tellTabs(news: TabNews): void {
  const through = channel ?? new BroadcastChannel(NAME)
  through.postMessage(news)
  if (through !== channel) through.close()
}

/** Listens to the other tabs, not to this one. Returns its removal. */
export function onTabNews(handler: (news: TabNews) => void): () => void {
  channel ??= open()
  handlers.add(handler)
  return () => {
    handlers.delete(handler)
    if (handlers.size > 0) return
    channel?.close()
    channel = null
  }
}
