import type { Evento } from '@alerce/contract/eventos'
import type { FastifyReply } from 'fastify'

/** Bytes that may wait for a screen that does not read. */
const MOST_WAITING = 65_536
/** After how long a browser comes back by itself, and one that was sent away for holding too many. */
const RETRY_MS = 3000
const LONG_RETRY_MS = 60_000
/** How long an ended stream may take to leave. */
const LEAVE_MS = 1000

/** One open answer that never ends by itself: the server-sent events of one screen. */
export interface EventStream {
  send(evento: Evento): void
  end(): void
  /** Ends, and asks the browser not to come back soon. */
  sendAway(): void
  /** Once, whoever ended it. */
  onClose(action: () => void): void
}

/** Takes the reply out of the framework's hands; nothing may fail after it. */
export function openStream(reply: FastifyReply): EventStream {
  const { raw } = reply
  reply.hijack()

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(text)
    // it asks for everything again when it comes back
    if (raw.writableLength > MOST_WAITING) raw.destroy()
  }

  raw.on('error', (error) => reply.log.debug({ err: error }, 'pantalla desconectada'))
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // a kept connection would hold a server that stops
    connection: 'close',
  })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  write(`:\n\nretry: ${RETRY_MS}\n\n`)

  function end(): void {
    raw.end()
    // whoever does not read would keep a stopping server waiting
    setTimeout(() => raw.destroy(), LEAVE_MS).unref()
  }

  return {
    send: ({ nombre: name, data }) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
    sendAway: () => {
      write(`retry: ${LONG_RETRY_MS}\n\n`)
      end()
    },
    onClose: (action) => {
      if (raw.destroyed) action()
      else raw.once('close', action)
    },
  }
}
