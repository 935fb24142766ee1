import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { verificarPaquete } from '@alerce/evidencia/paquete'
import { consultarSello } from '@alerce/evidencia/sello'
import { type Autoridad, autoridadDePrueba } from '@alerce/evidencia/testing/autoridad'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enLaMesa, suscrita } from '../../../testing/cierre/firmas.ts'
import type { Client } from '../../../testing/client.ts'
import type { Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { porHttp } from '../../../testing/ventas.ts'

/** An authority on this machine: it stamps, or answers what it is told to. */
let responde: ((consulta: Buffer) => Promise<Uint8Array | number>) | null = null
const pedidos: (string | undefined)[] = []
const servidor = createServer((request, response) => {
  const partes: Buffer[] = []
  pedidos.push(request.headers.authorization)
  request.on('data', (parte: Buffer) => partes.push(parte))
  request.on('end', async () => {
    const dicho = await responde?.(Buffer.concat(partes))
    if (typeof dicho === 'object') response.end(dicho)
    else response.writeHead(dicho ?? 503).end()
  })
})

let desk: Desk
let gente: Vendedores & { mesa: Client }
let autoridad: Autoridad
beforeAll(async () => {
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo))
  const { port } = servidor.address() as AddressInfo
  autoridad = await autoridadDePrueba('Autoridad de prueba')
  desk = await openDesk({ TSA_URL: `http://isapre:clave@127.0.0.1:${port}/tsa` }, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
})
afterAll(async () => {
  await desk.close()
  servidor.close()
})

const estadoDe = (identificador: number) => porHttp(gente.contraloria)('obtenerEvidencia', { identificador })
const intentosDe = async (declaracionId: number) => {
  const query = desk.db.selectFrom('evidencia').select('intentos').where('declaracionId', '=', declaracionId)
  return (await query.executeTakeFirst())?.intentos
}
const download = (identificador: number, client = gente.contraloria) =>
  client.get(`${routes.descargarPaqueteEvidencia.path}?identificador=${identificador}`)

test('the evidence of a sale is sealed at its end, stamped when the authority answers, and holds by itself', async () => {
  const { identificador, prospectoId } = await enLaMesa(gente)
  expect(await estadoDe(identificador)).toEqual({ estado: 'noTermina', sellada: null })
  const antes = await download(identificador)
  expect([antes.status, antes.body.codigo]).toEqual([422, 'evidencia_sin_sellar'])
  await porHttp(gente.mesa)('aceptarFirmas', { declaracionSaludId: identificador })
  await eventually(async () => expect((await estadoDe(identificador)).estado).toBe('sellada'))
  const sinTiempo = (await estadoDe(identificador)).sellada
  expect(sinTiempo).toMatchObject({ tiempo: null, conAutoridad: true })
  const primero = await verificarPaquete((await download(identificador)).raw)
  expect(primero).toMatchObject({ problemas: [], sello: null, clave: sinTiempo?.clave })

  // it did not answer: it is asked again, later
  responde = (consulta) => autoridad.sellar(consulta, new Date(desk.clock.ahora()))
  desk.clock.pasan(61_000)
  await desk.ronda('sellar-evidencias')
  expect(await estadoDe(identificador)).toMatchObject({ sellada: { tiempo: { autoridad: 'Autoridad de prueba' } } })
  expect(pedidos.at(-1)).toBe(`Basic ${Buffer.from('isapre:clave').toString('base64')}`)

  const { raw, headers } = await download(identificador)
  expect(headers['content-disposition']).toContain('evidencia-')
  expect((await download(identificador)).raw.equals(raw)).toBe(true)
  const { problemas, manifiesto, sello } = await verificarPaquete(raw)
  expect([problemas, sello?.autoridad]).toEqual([[], 'Autoridad de prueba'])
  const carpetas = manifiesto?.archivos.map(({ ruta }) => ruta.split('/')[0])
  expect(carpetas).toEqual(['papeles', 'papeles', 'papeles', 'firmados', 'firmados', 'firmados'])
  const hechos = manifiesto?.hechos.map(({ que }) => que) ?? []
  for (const que of ['Envió los documentos firmados a la mesa', 'Aceptó los documentos firmados'])
    expect(hechos).toContain(que)
  expect(manifiesto?.cadena.entradas).toBeGreaterThan(0)
  const alterado = Buffer.from(raw)
  alterado[Math.floor(raw.length / 2)] = (raw[Math.floor(raw.length / 2)] ?? 0) ^ 1
  expect((await verificarPaquete(alterado)).problemas).not.toEqual([])

  const entradas = await porHttp(gente.asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(entradas.filter(({ bitacoraId }) => bitacoraId === 310)).toMatchObject([{ por: 'sistema' }])
  const vistas = await desk.db
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('declaracionId', '=', identificador)
    .where('operacion', '=', 'descargarPaqueteEvidencia')
    .where('rechazado', '=', false)
    .execute()
  expect(vistas.length).toBeGreaterThan(0)
})

test('an authority that refuses, or stamps something else, leaves no stamp and is asked less often', async () => {
  responde = async () => 500
  const antesDeTodo = pedidos.length
  const { identificador } = await suscrita(gente)
  await eventually(() => expect(pedidos.length).toBe(antesDeTodo + 1))
  await eventually(async () => expect(await intentosDe(identificador)).toBe(1))
  const ajeno = async () =>
    autoridad.sellar((await consultarSello(Buffer.from('otra'))).consulta, new Date(desk.clock.ahora()))
  for (const [minutos, dice] of [
    [1, async () => Buffer.from('no')],
    [2, ajeno],
  ] as const) {
    responde = dice
    const antes = pedidos.length
    desk.clock.pasan(minutos * MINUTO_MS)
    await desk.ronda('sellar-evidencias')
    await desk.ronda('sellar-evidencias')
    expect(pedidos.length).toBe(antes + 1)
    expect((await estadoDe(identificador)).sellada?.tiempo).toBeNull()
  }
})

test('only contraloría can download it, and its content is stored encrypted', async () => {
  const { identificador } = await suscrita(gente)
  await eventually(async () => expect((await estadoDe(identificador)).estado).toBe('sellada'))
  for (const usuario of ['asesora', 'jefatura', 'mesa', 'administracion'])
    expect((await download(identificador, await desk.as(usuario))).status, usuario).toBe(403)
  const { manifiesto } = await desk.db
    .selectFrom('evidencia')
    .select('manifiesto')
    .where('declaracionId', '=', identificador)
    .executeTakeFirstOrThrow()
  expect(manifiesto.toString('utf8')).not.toContain('alerce.evidencia')
})
