import type { AddressInfo } from 'node:net'
import type { Evento, EventosAnteriores } from '@alerce/contract/eventos'
import { rutaDeEventos } from '@alerce/contract/eventos'
import type { FastifyInstance } from 'fastify'

/** An open screen, with its events in order. */
export interface Pantalla {
  readonly headers: Headers
  /** Next event, without heartbeats; null: the server ended the stream. */
  siguiente(): Promise<Evento | null>
  /** Closes the connection as a browser tab does. */
  close(): void
}

function readBloque(bloque: string): Evento | null {
  const nombre = /^event: (.+)$/m.exec(bloque)?.[1]
  const data = /^data: (.+)$/m.exec(bloque)?.[1]
  return nombre && nombre !== 'latido' ? ({ nombre, data: JSON.parse(data ?? 'null') } as Evento) : null
}

/** Address of an app, which starts to listen on the first call. */
async function direccionDe(app: FastifyInstance): Promise<string> {
  const address = app.server.address()
  if (address === null) return await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(address as AddressInfo).port}`
}

/** Opens the stream of a screen over a real connection. */
async function openScreen(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  const tab = new AbortController()
  const response = await fetch((await direccionDe(app)) + rutaDeEventos, { headers, signal: tab.signal })
  if (response.status !== 200 || !response.body) throw new Error(`stream refused: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let pendiente = ''

  async function siguiente(): Promise<Evento | null> {
    const fin = pendiente.indexOf('\n\n')
    if (fin >= 0) {
      const evento = readBloque(pendiente.slice(0, fin))
      pendiente = pendiente.slice(fin + 2)
      return evento ?? (await siguiente())
    }
    const { done, value } = await reader.read()
    if (done) return null
    pendiente += value
    return await siguiente()
  }

  return { headers: response.headers, siguiente, close: () => tab.abort() } satisfies Pantalla
}

/** A screen after its `listo` event and the events of its start (sent by `follow`). */
export async function pantallaLista(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  const pantalla = await openScreen(app, headers)
  for (let evento = await pantalla.siguiente(); evento; evento = await pantalla.siguiente())
    if (evento.nombre === 'listo') return { ...pantalla, antes: evento.data satisfies EventosAnteriores }
  throw new Error('the stream ended before the screen was ready')
}
