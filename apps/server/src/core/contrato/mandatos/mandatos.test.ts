import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostulanteDemo } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const call = () => porHttp(mesa)
const record = (declaracionSaludId: number, referencia = 'PAT-2026-000123') =>
  mesa.post(routes.registrarMandato.path, { declaracionSaludId, referencia })
const revoke = (declaracionSaludId: number) => mesa.post(routes.revocarMandato.path, { declaracionSaludId })
const aceptada = (postulante: Partial<PostulanteDemo>) => dsFinalizada({ asesora, contraloria }, postulante)
const independiente = () => dsNueva(asesora, nuevoPostulante({ tipoTrabajador: 'I' }))

const lista = async (cuales: 'faltan' | 'vigentes') => (await call()('obtenerMandatos', { cuales, limite: 100 })).filas
const estadoDe = async (identificador: number, client = mesa) => {
  const { body } = await client.post(routes.obtenerEstadoSuscripcion.path, { dsw_correl: identificador })
  return body.data
}
const entradas = async (prospectoId: number) => {
  const todas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  return todas.filter(({ bitacoraId }) => [143, 144].includes(bitacoraId)).map(({ estado }) => estado)
}
const SIN = { codigo: 1, valor: 'No hay un mandato de pago vigente.' }

describe('an accepted sale of an independent', () => {
  test('lacks a mandate until the desk writes one down, and again once it is revoked', async () => {
    const { prospectoId, identificador, rut } = await aceptada({ tipoTrabajador: 'I' })
    const caso = { prospectoId, declaracionSaludId: identificador, rut, nombre: 'ELENA PRUEBA SERRANO' }
    const [primero] = await lista('faltan')
    expect(primero).toMatchObject({ ...caso, estado: 'DS Aceptada', referencia: null, otorgado: null, por: null })
    expect(await estadoDe(identificador)).toEqual(SIN)

    expect((await record(identificador)).status).toBe(200)
    expect(await lista('faltan')).not.toContainEqual(expect.objectContaining({ prospectoId }))
    const [vigente] = await lista('vigentes')
    const registrado = { referencia: 'PAT-2026-000123', otorgado: '2026-10-07T13:00:00.000Z' }
    expect(vigente).toMatchObject({ ...caso, ...registrado, por: expect.any(String) })
    expect(await estadoDe(identificador)).toEqual({ codigo: 0, valor: 'OK' })

    expect((await revoke(identificador)).status).toBe(200)
    expect(await lista('faltan')).toContainEqual(expect.objectContaining({ prospectoId }))
    expect(await lista('vigentes')).not.toContainEqual(expect.objectContaining({ prospectoId }))
    expect(await estadoDe(identificador)).toEqual(SIN)
    expect(await entradas(prospectoId)).toEqual(['Mandato de pago revocado', 'Mandato de pago registrado'])
  })

  test('comes by pages, newest first, each once', async () => {
    const todas = await lista('faltan')
    expect(todas.length).toBeGreaterThan(1)
    const desde = async (cursor: number | null): Promise<number[]> => {
      const { filas, siguiente } = await call()('obtenerMandatos', { cuales: 'faltan', limite: 1, cursor })
      const ids = filas.map(({ prospectoId }) => prospectoId)
      return siguiente === null ? ids : [...ids, ...(await desde(siguiente))]
    }
    expect(await desde(null)).toEqual(todas.map(({ prospectoId }) => prospectoId))
  })
})

test('also a voluntary; not a dependent worker, nor a DS not accepted yet', async () => {
  const voluntaria = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'V' } })
  const { identificador } = voluntaria
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
  const dependiente = await aceptada({})
  const enProceso = await independiente()
  const ids = (await lista('faltan')).map(({ prospectoId }) => prospectoId)
  expect(ids).toContain(voluntaria.prospectoId)
  expect(ids).not.toContain(dependiente.prospectoId)
  expect(ids).not.toContain(enProceso.prospectoId)
})

describe('a mandate', () => {
  test('that stands takes no second one, not even at the same moment', async () => {
    const { identificador, prospectoId } = await independiente()
    const answers = await Promise.all([record(identificador), record(identificador, 'PAT-2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await record(identificador, 'PAT-3')
    const mensaje = 'El caso ya tiene un mandato vigente: usted lo registró en otra ventana.'
    expect(body).toMatchObject({ descripcion: mensaje, errores: [{ campo: 'declaracionSaludId', mensaje }] })
    expect(await entradas(prospectoId)).toEqual(['Mandato de pago registrado'])
  })

  test('already registered answers 409 with its author, to the desk and to the advisor', async () => {
    const { identificador, prospectoId } = await aceptada({ tipoTrabajador: 'I' })
    await record(identificador)
    const { otorgadoPor } = await desk.db
      .selectFrom('mandato')
      .select('otorgadoPor')
      .where('declaracionId', '=', identificador)
      .executeTakeFirstOrThrow()
    const enlace = await asesora.post(routes.reenviarEnlaceMandato.path, { prospectoId })
    const dicho = (quien: string) =>
      `El caso ya tiene un mandato vigente: lo registró ${quien}, el 07-10-2026 a las 10:00.`
    expect([enlace.status, enlace.body.descripcion]).toEqual([409, dicho(otorgadoPor)])
    await desk.db
      .updateTable('mandato')
      .set({ otorgadoPor: 'el postulante' })
      .where('declaracionId', '=', identificador)
      .execute()
    const { status, body } = await record(identificador, 'PAT-5')
    expect([status, body.descripcion]).toEqual([409, dicho('el postulante')])
  })

  test('revoked twice is revoked once', async () => {
    const { identificador, prospectoId } = await independiente()
    await record(identificador)
    // past the time to undo it, to revoke is an act of its own
    desk.clock.pasan(60_000)
    expect([(await revoke(identificador)).status, (await revoke(identificador)).status]).toEqual([200, 200])
    expect(await entradas(prospectoId)).toEqual(['Mandato de pago revocado', 'Mandato de pago registrado'])
    // listed as what can be undone: the same is registered again
    const porDeshacer = await call()('obtenerPorDeshacer', {})
    const pedido = { declaracionSaludId: identificador, referencia: 'PAT-2026-000123' }
    const revocados = porDeshacer.filter(({ pedido: suyo }) => suyo.declaracionSaludId === identificador)
    expect(revocados).toMatchObject([{ pedido }])
    expect((await record(identificador, 'PAT-4')).status).toBe(200)
  })

  test.each([
    ['4111 1111 1111 1111', 'Ingrese la referencia del mandato, nunca el número de una tarjeta'],
    ['visa 5500-0000-0000-0004', 'Ingrese la referencia del mandato, nunca el número de una tarjeta'],
    ['   ', 'Ingrese la referencia del mandato'],
  ])('with the reference «%s» is refused at the field and kept nowhere', async (referencia, mensaje) => {
    const { identificador } = await independiente()
    const { status, body } = await record(identificador, referencia)
    expect([status, body.errores]).toEqual([400, [{ campo: 'referencia', mensaje }]])
    const rows = await desk.db.selectFrom('mandato').select('referencia').execute()
    expect(rows.map((row) => row.referencia)).not.toContain(referencia)
  })

  test('is refused for a dependent worker, a DS that is over, and an unknown DS', async () => {
    const dependiente = await dsNueva(asesora)
    const { status, body } = await record(dependiente.identificador)
    expect([status, body.descripcion]).toEqual([422, 'El mandato corresponde solo a independientes y voluntarios.'])
    const pasada = await independiente()
    await desk.db.updateTable('declaracion').set({ viva: false }).where('id', '=', pasada.identificador).execute()
    expect((await record(pasada.identificador)).status).toBe(422)
    expect((await record(999_999_999)).status).toBe(404)
    expect((await revoke(999_999_999)).status).toBe(404)
  })
})

describe('the state of the subscription', () => {
  test('answers to readers of the prospecto; any other caller gets no DS', async () => {
    const { identificador } = await independiente()
    const status = async (usuario: string) => {
      const client = await desk.as(usuario)
      return (await client.post(routes.obtenerEstadoSuscripcion.path, { dsw_correl: String(identificador) })).status
    }
    expect(await estadoDe(identificador, asesora)).toEqual(SIN)
    const seen = { mesa: 200, jefatura: 200, asesor2: 404, contraloria: 403, administracion: 403 }
    for (const [usuario, expected] of Object.entries(seen))
      expect([usuario, await status(usuario)]).toEqual([usuario, expected])
    expect(await estadoDe(999_999_999)).toBeNull()
  })

  test.each(['asesora', 'contraloria', 'administracion'])('%s sets and ends no mandate', async (usuario) => {
    const client = await desk.as(usuario)
    const payload = { declaracionSaludId: 1, referencia: 'PAT-1' }
    const answers = await Promise.all([
      client.post(routes.obtenerMandatos.path),
      client.post(routes.registrarMandato.path, payload),
      client.post(routes.revocarMandato.path, payload),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
