import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cabecerasDeEntrega } from '../core/base/sucesos/sign-entrega.ts'

export type EstadoEnPasarela = 'pendiente' | 'confirmado' | 'rechazado' | 'vencido'

/** A charge as the provider keeps it. */
export interface CobroEnPasarela {
  readonly id: string
  /** Request with which it was opened. */
  readonly pedido: Readonly<Record<string, unknown>> & {
    readonly referencia: string
    readonly monto: number
    readonly volver: string
    readonly avisar: string
  }
  estado: EstadoEnPasarela
}

/** Changes of a notice: what a faulty or hostile sender would write. */
export interface AvisoAlterado {
  readonly monto?: number
  readonly moneda?: string
  readonly secreto?: string
  /** Instant of its signature (ISO); absent: now. */
  readonly ahora?: string
}

/** A payment provider on this machine, for tests and demonstrations. */
export interface Pasarela {
  readonly url: string
  /** By its key. */
  readonly cobros: Map<string, CobroEnPasarela>
  /** How it answers instead; null: as it should. */
  contesta: 'html' | 'caida' | 'calla' | 'clave' | null
  /** Ends a charge, telling nobody. */
  end(referencia: string, estado: EstadoEnPasarela): CobroEnPasarela
  /** Body and headers of the notice of a charge. */
  sign(cobro: CobroEnPasarela, alterado?: AvisoAlterado): { cuerpo: string; headers: Record<string, string> }
  close(): Promise<void>
}

export const CLAVE_DE_PASARELA = 'clave-de-prueba'
export const SECRETO_DE_PASARELA = `whsec_${Buffer.from('secreto de la pasarela de prueba').toString('base64')}`

const JSON_TYPE = { 'content-type': 'application/json' }
const otras = {
  html: { status: 200, body: '<!doctype html><title>Mantención</title>' },
  caida: { status: 502, body: 'Bad Gateway' },
  clave: { status: 401, body: '{}' },
} as const

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const publico = ({ id, estado, pedido: { referencia, monto } }: CobroEnPasarela) => ({
  ...{ id, referencia, estado, monto, moneda: 'CLP' },
  recibo: estado === 'confirmado' ? `PX-${id.slice(0, 6).toUpperCase()}` : null,
})

/** Page on which a person pays or refuses. */
const pagina = (id: string, monto: number) => `<!doctype html><html lang="es"><title>Pasarela de prueba</title>
<main><h1>Pasarela de prueba</h1><p>Monto: $ ${monto}</p><form method="post" action="/pagina/${id}">
<button name="estado" value="confirmado">Pagar</button> <button name="estado" value="rechazado">Rechazar</button>
<button name="estado" value="pendiente">Volver sin pagar</button></form></main></html>`

/** Starts the provider. `ahora`: clock of its signatures; its page sends a notice before it returns the browser. */
export async function openPasarela(ahora: () => string, port = 0): Promise<Pasarela> {
  const find = (id = '') => [...pasarela.cobros.values()].find((one) => one.id === id)

  function openOne(pedido: CobroEnPasarela['pedido']): CobroEnPasarela {
    const known = pasarela.cobros.get(pedido.referencia)
    const cobro = known ?? { id: randomUUID(), pedido, estado: 'pendiente' as const }
    pasarela.cobros.set(pedido.referencia, cobro)
    return cobro
  }

  async function answerApi(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (pasarela.contesta === 'calla') return
    const otra = request.headers.authorization === `Bearer ${CLAVE_DE_PASARELA}` ? pasarela.contesta : 'clave'
    if (otra) return void reply.writeHead(otras[otra].status).end(otras[otra].body)
    if (request.method === 'POST') {
      const { id } = openOne(JSON.parse(await textOf(request)))
      reply.writeHead(201, JSON_TYPE).end(JSON.stringify({ id, direccion: `${pasarela.url}/pagina/${id}` }))
      return
    }
    const cobro = find(request.url?.split('/').at(-1))
    reply.writeHead(cobro ? 200 : 404, JSON_TYPE).end(JSON.stringify(cobro ? publico(cobro) : {}))
  }

  async function answerPage(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const cobro = find(request.url?.split('/').at(-1))
    if (!cobro) return void reply.writeHead(404).end()
    const { monto, volver, avisar } = cobro.pedido
    if (request.method !== 'POST')
      return void reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pagina(cobro.id, monto))
    const estado = new URLSearchParams(await textOf(request)).get('estado') as EstadoEnPasarela
    pasarela.end(cobro.pedido.referencia, estado)
    const { cuerpo, headers } = pasarela.sign(cobro)
    if (estado !== 'pendiente') await fetch(avisar, { method: 'POST', headers, body: cuerpo }).catch(() => null)
    reply.writeHead(303, { location: volver }).end()
  }

  const server = createServer((request, reply) => {
    const isPage = request.url?.startsWith('/pagina/')
    void (isPage ? answerPage : answerApi)(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const pasarela: Pasarela = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cobros: new Map(),
    contesta: null,
    end(referencia, estado) {
      const cobro = pasarela.cobros.get(referencia)
      if (!cobro) throw new Error(`no charge ${referencia}`)
      cobro.estado = estado
      return cobro
    },
    sign(cobro, { secreto = SECRETO_DE_PASARELA, ahora: cuando = ahora(), ...otro } = {}) {
      const type = `cobro.${cobro.estado}`
      const cuerpo = JSON.stringify({ type, timestamp: cuando, data: { ...publico(cobro), ...otro } })
      return {
        cuerpo,
        headers: cabecerasDeEntrega([secreto], { identidad: `${cobro.id}.${type}`, ahora: cuando, cuerpo }),
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
  return pasarela
}

/** Variables of a server that uses this provider. */
export const conPasarela = ({ url }: Pick<Pasarela, 'url'>) => ({
  PAGOS_URL: url,
  PAGOS_KEY: CLAVE_DE_PASARELA,
  PAGOS_SECRET: [SECRETO_DE_PASARELA],
})
