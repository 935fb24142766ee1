import type { Evento } from '@alerce/contract/eventos'
import type { FastifyReply } from 'fastify'

/** Bytes that may wait for a screen that does not read. */
const MAXIMO_PENDIENTE = 65_536
/** After how long a browser comes back by itself, and one that was sent away for holding too many. */
const REINTENTO_MS = 3000
const REINTENTO_LARGO_MS = 60_000
/** How long an ended stream may take to leave. */
const SALIDA_MS = 1000

/** One open answer that never ends by itself: the server-sent events of one screen. */
export interface Corriente {
  enviar(evento: Evento): void
  /** A comment, so that nothing on the way takes silence for death. */
  latir(): void
  terminar(): void
  /** Ends, and asks the browser not to come back soon. */
  despedir(): void
  /** Once, whoever ended it. */
  alCerrar(accion: () => void): void
}

/** Takes the reply out of the framework's hands; nothing may fail after it. */
export function abrirCorriente(reply: FastifyReply): Corriente {
  const { raw } = reply
  reply.hijack()

  function escribir(texto: string): void {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(texto)
    // it asks for everything again when it comes back
    if (raw.writableLength > MAXIMO_PENDIENTE) raw.destroy()
  }

  raw.on('error', (error) => reply.log.debug({ err: error }, 'pantalla desconectada'))
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // a kept connection would hold a server that stops
    connection: 'close',
  })
  for (const [nombre, valor] of Object.entries(reply.getHeaders())) {
    if (valor !== undefined) raw.setHeader(nombre, valor)
  }
  escribir(`:\n\nretry: ${REINTENTO_MS}\n\n`)

  function terminar(): void {
    raw.end()
    // whoever does not read would keep a stopping server waiting
    setTimeout(() => raw.destroy(), SALIDA_MS).unref()
  }

  return {
    enviar: ({ nombre, data }) => escribir(`event: ${nombre}\ndata: ${JSON.stringify(data)}\n\n`),
    latir: () => escribir(':\n\n'),
    terminar,
    despedir: () => {
      escribir(`retry: ${REINTENTO_LARGO_MS}\n\n`)
      terminar()
    },
    alCerrar: (accion) => {
      if (raw.destroyed) accion()
      else raw.once('close', accion)
    },
  }
}
