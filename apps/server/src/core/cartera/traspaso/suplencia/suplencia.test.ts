import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { INICIO } from '../../../../testing/template.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let ids: Record<string, number>
let quien: Record<'administracion' | 'asesora' | 'asesor2', Client>
beforeAll(async () => {
  desk = await openDesk()
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
})
afterAll(() => desk.close())
beforeEach(() => moveTo(INICIO))

/** To that moment, with everybody at work. */
async function moveTo(instante: string) {
  desk.clock.move(instante)
  quien = {
    administracion: await desk.as('administracion'),
    asesora: await desk.as('asesora'),
    asesor2: await desk.as('asesor2'),
  }
}

const id = (usuario: string): number => ids[usuario] ?? 0
const admin = () => porHttp(quien.administracion)
const pedida = (desde: string, hasta: string, cambio: object = {}) => ({
  ausenteId: id('asesora'),
  cubreId: id('asesor2'),
  desde,
  hasta,
  motivo: 'Vacaciones.',
  ...cambio,
})
const CUBRIR = routes.cubrirAusencia.path
const lista = async (client: Client) => await porHttp(client)('obtenerProspectos', { limite: 100 })
const casosDe = async (usuario: string) =>
  (await admin()('obtenerCasosDeCartera', { asesorId: id(usuario), limite: 100 })).filas

test('the substitute works on the cases of the absent advisor, marked as covered, until the end', async () => {
  const [suyos, propios] = [await casosDe('asesora'), await casosDe('asesor2')]
  const { suplenciaId, enCurso, casos } = await admin()('cubrirAusencia', pedida('2026-10-07', '2026-10-09'))
  expect([enCurso, casos]).toEqual([true, suyos.length])
  const cubiertos = (await casosDe('asesor2')).filter(({ titular }) => titular !== null)
  expect(cubiertos).toHaveLength(suyos.length)
  expect(cubiertos[0]?.titular).toBe('Camila Rojas')
  const tarjetas = await lista(quien.asesor2)
  expect(tarjetas.filter(({ cubierto }) => cubierto?.de === 'Camila Rojas').length).toBeGreaterThan(0)
  expect(tarjetas.filter(({ cubierto }) => cubierto === null).length).toBeGreaterThan(0)

  const prospectoId = cubiertos[0]!.prospectoId
  await porHttp(quien.asesor2)('prospectoGestionado', { prospectoId, accion: 'agendar' })
  const { carteras } = await admin()('obtenerCarteras', {})
  const suya = carteras.find(({ asesorId }) => asesorId === id('asesora'))
  expect(suya).toMatchObject({ casosAbiertos: suyos.length, suplencias: [{ suplenciaId, enCurso: true }] })
  const uno = { deId: id('asesor2'), aId: id('asesora'), prospectoIds: [prospectoId], motivo: 'x' }
  expect((await quien.administracion.post(routes.traspasarCasos.path, uno)).body).toMatchObject({
    codigo: 'traspaso_cubiertos',
  })

  // the last day is in it
  await moveTo('2026-10-10T02:59:00.000Z')
  await desk.ronda('poner-suplencias-al-dia')
  expect(await casosDe('asesora')).toEqual([])
  await moveTo('2026-10-10T03:01:00.000Z')
  await desk.ronda('poner-suplencias-al-dia')
  expect(await casosDe('asesora')).toEqual(suyos)
  expect(await casosDe('asesor2')).toEqual(propios)
  await desk.ronda('poner-suplencias-al-dia')
})

/** How many statements the database is asked while this is done. */
async function sentencias(perform: () => Promise<unknown>): Promise<number> {
  let cuantas = 0
  const count = (client: { query: (...asked: never[]) => unknown }) => {
    const { query } = client
    client.query = (...asked) => {
      cuantas += 1
      return query.apply(client, asked)
    }
    desk.connection.pool.once('release', () => {
      client.query = query
    })
  }
  desk.connection.pool.on('acquire', count as never)
  await perform()
  desk.connection.pool.off('acquire', count as never)
  return cuantas
}

test('the list of a substitute takes as many statements as any other list', async () => {
  const antes = await sentencias(() => lista(quien.asesor2))
  expect(antes).toBeGreaterThan(0)
  const { suplenciaId } = await admin()('cubrirAusencia', pedida('2026-10-07', '2026-10-09'))
  expect(await sentencias(() => lista(quien.asesor2))).toBe(antes)
  await admin()('terminarSuplencia', { suplenciaId })
})

test('a future one starts on its day, includes new cases, and can be ended early', async () => {
  const suyos = await casosDe('asesora')
  const { suplenciaId, enCurso } = await admin()('cubrirAusencia', pedida('2026-10-20', '2026-10-25'))
  expect([enCurso, await casosDe('asesora')]).toEqual([false, suyos])
  await moveTo('2026-10-20T03:00:00.000Z')
  await desk.ronda('poner-suplencias-al-dia')
  expect(await casosDe('asesora')).toEqual([])
  const { terminada } = await desk.db
    .selectFrom('suplencia')
    .select('terminada')
    .where('id', '=', suplenciaId)
    .executeTakeFirstOrThrow()
  expect(terminada).toBeNull()
  expect(await admin()('terminarSuplencia', { suplenciaId })).toEqual({ devueltos: suyos.length })
  expect(await admin()('terminarSuplencia', { suplenciaId })).toEqual({ devueltos: 0 })
  expect(await casosDe('asesora')).toEqual(suyos)
})

test.each([
  ['before today', '2026-10-06', '2026-10-09', 'desde'],
  ['that end before they begin', '2026-10-09', '2026-10-08', 'hasta'],
  ['that last too long', '2026-10-09', '2027-03-01', 'hasta'],
  ['that are none', '2026-02-30', '2026-10-08', 'desde'],
])('days %s are refused at their field', async (_which, desde, hasta, campo) => {
  const answer = await quien.administracion.post(CUBRIR, pedida(desde, hasta))
  expect([answer.status, answer.body.errores?.[0]?.campo]).toEqual([400, campo])
})

test('two covers of one person, or one of a cover, are refused', async () => {
  const { suplenciaId } = await admin()('cubrirAusencia', pedida('2026-11-01', '2026-11-05'))
  const otra = await quien.administracion.post(CUBRIR, pedida('2026-11-05', '2026-11-06'))
  expect([otra.status, otra.body.codigo]).toEqual([409, 'suplencia_cruzada'])
  const alReves = { ausenteId: id('asesor2'), cubreId: id('asesora') }
  const cadena = await quien.administracion.post(CUBRIR, pedida('2026-11-05', '2026-11-06', alReves))
  expect([cadena.status, cadena.body.codigo]).toEqual([409, 'suplencia_en_cadena'])
  await admin()('terminarSuplencia', { suplenciaId })
})

test('deactivating the substitute ends the suplencia', async () => {
  const suyos = await casosDe('asesora')
  await admin()('cubrirAusencia', pedida('2026-10-07', '2026-10-09'))
  await admin()('cambiarEstadoUsuario', { usuarioId: id('asesor2'), activo: false })
  expect(await casosDe('asesora')).toEqual(suyos)
  await admin()('cambiarEstadoUsuario', { usuarioId: id('asesor2'), activo: true })
})

test('transferring all cases of an absent advisor leaves no suplencia', async () => {
  await admin()('cubrirAusencia', pedida('2026-10-07', '2026-10-09'))
  const { casos, traspasoId } = await admin()('traspasarCasos', {
    deId: id('asesora'),
    aId: id('asesor2'),
    prospectoIds: null,
    motivo: 'Se va.',
  })
  const todos = await casosDe('asesor2')
  expect(todos.every(({ titular }) => titular === null)).toBe(true)
  expect(await admin()('deshacerTraspaso', { traspasoId })).toEqual({ devueltos: casos, quedan: 0 })
})
