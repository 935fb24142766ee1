import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers of the CMF besides its values: as its documentation shows them, or as a server in trouble. */
const otras = {
  clave: { status: 403, body: '{"CodigoHTTP":403,"CodigoError":1,"Mensaje":"Acceso denegado. API key inválida."}' },
  html: { status: 200, body: '<!doctype html><title>Mantención</title>' },
  cortada: { status: 200, body: '{"UFs":[{"Valor":"38.123,45"' },
  otroError: { status: 400, body: '{"CodigoHTTP":400,"CodigoError":21,"Mensaje":"Parámetro no válido"}' },
  caida: { status: 502, body: 'Bad Gateway' },
} as const

/** API of the CMF on this machine. */
export interface Cmf {
  /** Address as UF_CMF_URL. */
  readonly url: string
  /** Values by day, ISO, as it writes them: '38.123,45'. A month without any answers its error 80. */
  readonly valores: Map<string, string>
  /** Paths asked for, without the key. */
  readonly pedidas: string[]
  /** How it answers instead; null: its values. `calla`: never. */
  contesta: keyof typeof otras | 'calla' | null
  close(): Promise<void>
}

const SIN_DATOS = '{"CodigoHTTP":404,"CodigoError":80,"Mensaje":"No hay datos para la consulta"}'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Starts the API; only this key opens. */
export async function openCmf(clave: string): Promise<Cmf> {
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cmf')
    cmf.pedidas.push(pathname)
    if (cmf.contesta === 'calla') return
    const otra = searchParams.get('apikey') === clave ? cmf.contesta : 'clave'
    if (otra) return void reply.writeHead(otras[otra].status).end(otras[otra].body)
    const mes = /^\/uf\/(\d{4})\/(\d{2})$/.exec(pathname)?.slice(1).join('-') ?? ''
    const dias = [...cmf.valores].filter(([fecha]) => fecha.startsWith(`${mes}-`))
    const UFs = dias.map(([Fecha, Valor]) => ({ Valor, Fecha }))
    if (UFs.length === 0) return void reply.writeHead(404, JSON_TYPE).end(SIN_DATOS)
    reply.writeHead(200, JSON_TYPE).end(JSON.stringify({ UFs }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cmf: Cmf = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    valores: new Map(),
    pedidas: [],
    contesta: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return cmf
}
