import type { Evento } from '@alerce/contract/eventos'
import type { FastifyReply } from 'fastify'
import type { Position } from '../../platform/db/position.ts'

/** Most bytes buffered for a screen that does not read. */
const MOST_WAITING = 65_536
/** Retry delay of a browser: normal, and after a stream closed because its session held too many. */
const RETRY_MS = 3000
const LONG_RETRY_MS = 60_000
/** Time for an ended stream to flush, in milliseconds. */
const LEAVE_MS = 1000

/** One endless reply: the server-sent events of one screen. */
export interface EventStream {
  /** `position`: from which the screen reads again, where there is a replica. */
  send(evento: Evento, position?: Position | null): void
  end(): void
  /** Ends the stream and sets the long retry delay. */
  sendAway(): void
  /** Called once, whichever side closed it. */
  onClose(action: () => void): void
}

/** Hijacks the reply from Fastify; nothing may throw after it. */
export function openStream(reply: FastifyReply): EventStream {
  const { raw } = reply
  reply.hijack()

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(text)
    // The screen refetches everything when it reconnects
    if (raw.writableLength > MOST_WAITING) raw.destroy()
  }

  raw.on('error', (error) => reply.log.debug({ err: error }, 'pantalla desconectada'))
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A kept connection would keep a stopping server waiting
    connection: 'close',
  })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  write(`:\n\nretry: ${RETRY_MS}\n\n`)

  function end(): void {
    raw.end()
    // A client that does not read would keep a stopping server waiting
    setTimeout(() => raw.destroy(), LEAVE_MS).unref()
  }

  return {
    // Always an id: browsers repeat the last one for events without
    send: ({ nombre: name, data }, position) =>
      write(`id: ${position ?? ''}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
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
