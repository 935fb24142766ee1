import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AlerceError } from '@alerce/client/answer'
import { createClient } from '@alerce/client/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPlanilla } from '../../../../../docs/ejemplos/planilla/planilla.ts'
import { confirmPlan, formularioDe, generateDS } from '../../semilla/demo/recorrido.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { nuevoPostulante, porHttp } from '../../testing/ventas.ts'

let desk: Desk
let url: string
let folder: string
let planilla: ReturnType<typeof openPlanilla>
let archivo: string
let asesorId: number

const alerceOf = (secret = 'alerce-demo-secret') => createClient({ url, id: 'alerce-demo', secret })
const addressOf = (server: { address(): unknown }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const deliver = () => desk.trabajos['entregar-sucesos']({ motivo: 'suceso' })

/** Rows of the file, by prospecto. */
async function filas(): Promise<Map<string, string[]>> {
  const [, ...lines] = (await readFile(archivo, 'utf8')).trimEnd().split('\r\n')
  const rows = lines.map((line) => line.slice(1, -1).split('";"'))
  return new Map(rows.map((row) => [row[0] ?? '', row]))
}

beforeAll(async () => {
  desk = await openDesk()
  await desk.app.listen({ port: 0, host: '127.0.0.1' })
  url = addressOf(desk.app.server)
  folder = await mkdtemp(join(tmpdir(), 'planilla-'))
  archivo = join(folder, 'ventas.csv')
  const { id } = await desk.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  asesorId = id
})
afterEach(async () => {
  await new Promise((done) => planilla.server.close(done))
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true })
})

/** The program of the example, with a webhook at its address. */
async function start(sucesos: readonly ('venta.creada' | 'venta.etapa')[]): Promise<void> {
  const secrets: string[] = []
  const asesores = [asesorId]
  planilla = openPlanilla({
    alerce: alerceOf(),
    asesores,
    file: archivo,
    secrets,
    now: () => Date.parse(desk.clock.ahora()),
  })
  await new Promise<void>((done) => planilla.server.listen(0, '127.0.0.1', done))
  const destino = { clienteId: 'alerce-demo', url: addressOf(planilla.server), sucesos: [...sucesos] }
  const { secreto } = await porHttp(await desk.as('administracion'))('crearSuscripcion', destino)
  secrets.push(secreto)
}

/** State of a sale in the file, once all messages so far were delivered and read. */
async function estadoDe(prospectoId: number): Promise<string | undefined> {
  await deliver()
  await planilla.settled()
  return (await filas()).get(String(prospectoId))?.[2]
}

test('the planilla holds every sale of the advisor, and follows a new one and its stages', async () => {
  await start(['venta.creada', 'venta.etapa'])
  await planilla.catchUp()
  const ventas = await desk.db.selectFrom('prospecto').select('id').where('asesorId', '=', asesorId).execute()
  expect(new Set((await filas()).keys())).toEqual(new Set(ventas.map(({ id }) => String(id))))

  const nueva = { ...formularioDe(nuevoPostulante()), identificador: asesorId }
  const { prospectoId } = await alerceOf().call('ingresarProspecto', nueva, { key: 'planilla-1' })
  expect(await alerceOf().call('ingresarProspecto', nueva, { key: 'planilla-1' })).toMatchObject({ prospectoId })
  expect(await estadoDe(prospectoId)).toBe('Prospecto Ingresado')

  const asesora = porHttp(await desk.as('asesora'))
  await confirmPlan(asesora, prospectoId, 'tabla')
  expect(await estadoDe(prospectoId)).toBe('Cotización Finalizada')
  await generateDS(asesora, prospectoId)
  expect(await estadoDe(prospectoId)).toBe('DS en Proceso')
})

test('a message that Alerce did not sign is refused, and nothing is read', async () => {
  await start(['venta.etapa'])
  const forged = { type: 'venta.etapa', timestamp: desk.clock.ahora(), data: { prospectoId: 1 } }
  const { status } = await fetch(addressOf(planilla.server), { method: 'POST', body: JSON.stringify(forged) })
  expect(status).toBe(401)
})

test('a wrong secret and a missing permission are told with the code of the desk', async () => {
  await start(['venta.etapa'])
  const codigoDe = (call: Promise<unknown>) => call.catch((error: AlerceError) => [error.status, error.codigo])
  const otro = alerceOf('another secret')
  expect(await codigoDe(otro.call('obtenerEtapaProspecto', { prospectoId: 1 }))).toEqual([401, 'invalid_client'])
  const alerce = alerceOf()
  expect(await codigoDe(alerce.call('obtenerEtapaProspecto', { prospectoId: 999_999 }))).toEqual([404, 'no_encontrado'])
  expect(await codigoDe(alerce.callFile('descargarDocumentosContractuales', { id: 999_999 }))).toEqual([
    404,
    'no_encontrado',
  ])
})
