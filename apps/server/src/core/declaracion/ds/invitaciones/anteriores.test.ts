import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { invitacionEnviada } from '../../../../testing/invitaciones.ts'
import { nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

const TEXTO =
  'Este postulante tiene invitaciones anteriores que no ha completado. Si continúa, quedarán deshabilitadas.'

let desk: Desk
let asesora: Client
let asesor2: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
})
afterAll(() => desk.close())

const rutDe = async (prospectoId: number) => (await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })).rut

/** A person who was invited once, and a manual sale of theirs with a confirmed plan. */
async function invitadaAntes(vende: Client = asesora) {
  const antes = await invitacionEnviada(desk, asesora)
  const rut = (await rutDe(antes.prospectoId)) ?? ''
  return { antes, nueva: await quote(porHttp(vende), nuevoPostulante({ rut })) }
}
const check = async (prospectoId: number) => (await asesora.post(routes.validarCreacionDS.path, { prospectoId })).body
const start = (prospectoId: number, confirma?: boolean, client = asesora) =>
  client.post(routes.iniciarDSManual.path, confirma === undefined ? { prospectoId } : { prospectoId, confirma })
const generate = (prospectoId: number) => asesora.post(routes.generarDSManual.path, { prospectoId })

const setEtapaDS = (id: number, cambio: object) =>
  desk.db.updateTable('declaracion').set(cambio).where('id', '=', id).execute()

const como = async (prospectoId: number) => {
  const { estado, etapa } = await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })
  return [estado, etapa]
}
const entradas = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ estado, por }) => [estado, por])
const avisos = (prospectoId: number) =>
  desk.db
    .selectFrom('notificacion')
    .innerJoin('usuario', 'usuario.id', 'notificacion.usuarioId')
    .select(['usuario.usuario', 'notificacion.mensaje'])
    .where('prospectoId', '=', prospectoId)
    .execute()

const ANULADA = ['Invitación Anulada', 'invitacionAnulada']
const VIVA = ['Invitación Enviada', 'invitacionEnviada']

describe('an applicant with an earlier invitation not completed', () => {
  test('the check warns, nothing happens until somebody agrees, and then all of it at once', async () => {
    const { antes, nueva } = await invitadaAntes()
    expect(await check(nueva)).toMatchObject({ data: 'advertencia', descripcion: TEXTO })
    expect(await start(nueva)).toMatchObject({ status: 409, body: { codigo: 'advertencia', descripcion: TEXTO } })
    expect(await start(nueva, false)).toMatchObject({ status: 409 })
    expect([await como(antes.prospectoId), await como(nueva)]).toEqual([
      VIVA,
      ['Cotización Finalizada', 'cotizacionFinalizada'],
    ])

    const { body } = await start(nueva, true)
    expect(body.data).toEqual({ declaracionSaludId: expect.any(Number), enviada: false })
    expect([await como(antes.prospectoId), await como(nueva)]).toEqual([ANULADA, ['DS en Proceso', 'dsManualGenerada']])
    expect(await entradas(antes.prospectoId)).toContainEqual([
      'Invitación anulada: otra Declaración de Salud en su lugar',
      'sistema',
    ])
    expect((await start(nueva)).body.data).toEqual(body.data)
  })

  test('the call of the specification annuls the earlier one without asking', async () => {
    const { antes, nueva } = await invitadaAntes()
    expect((await generate(nueva)).body.data).toMatchObject({ folioDS: expect.any(Number) })
    expect(await como(antes.prospectoId)).toEqual(ANULADA)
  })

  test('annulling notifies the advisor of the earlier invitation, unless it is the same advisor', async () => {
    const ajena = await invitadaAntes(asesor2)
    expect(await start(ajena.nueva, true, asesor2)).toMatchObject({ status: 200 })
    const mensaje = 'Se anuló la invitación: la misma persona tiene otra Declaración de Salud.'
    expect(await avisos(ajena.antes.prospectoId)).toEqual([{ usuario: 'asesora', mensaje }])
    const propia = await invitadaAntes()
    await start(propia.nueva, true)
    expect(await avisos(propia.antes.prospectoId)).toEqual([])
  })

  test('two simultaneous agreements annul it once', async () => {
    const { antes, nueva } = await invitadaAntes()
    const otra = await quote(porHttp(asesor2), nuevoPostulante({ rut: (await rutDe(nueva)) ?? '' }))
    const [a, b] = await Promise.all([start(nueva, true), start(otra, true, asesor2)])
    expect([a.status, b.status]).toEqual([200, 200])
    const anuladas = (await entradas(antes.prospectoId)).filter(([texto]) => texto?.startsWith('Invitación anulada'))
    expect(anuladas).toHaveLength(1)
  })

  test.each([
    ['it was sent', { enviadaEn: '2026-10-07T13:00:00.000Z', etapa: 'resultado', resultado: 1 }],
    ['it was sent, and opened again', { reabiertaEn: '2026-10-07T13:00:00.000Z', etapa: 'beneficiarios' }],
    ['it lapsed', { etapa: 'noVigente' }],
    ['it is the live one no more', { viva: false }],
  ])('nothing warns where %s', async (_what, cambio) => {
    const { antes, nueva } = await invitadaAntes()
    await setEtapaDS(antes.declaracionSaludId, cambio)
    expect((await check(nueva)).data).toBe('aceptado')
    expect((await start(nueva)).status).toBe(200)
  })

  test('a refusal comes before the warning', async () => {
    const { antes, nueva } = await invitadaAntes()
    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', nueva).execute()
    expect((await start(nueva)).body).toMatchObject({ codigo: 'ds_manual_no_habilitada' })
    expect(await como(antes.prospectoId)).toEqual(VIVA)
  })

  test('one that cannot be generated annuls nothing', async () => {
    const { antes, nueva } = await invitadaAntes()
    await desk.db.updateTable('prospecto').set({ tipoVenta: 'E' }).where('id', '=', nueva).execute()
    expect((await generate(nueva)).body.data).toMatchObject({ codigo: 'venta_no_manual' })
    expect(await como(antes.prospectoId)).toEqual(VIVA)
  })
})

test('annulling the invitation of a giver annuls that of its receiver, and no other', async () => {
  const { antes: otorga, nueva } = await invitadaAntes()
  const recibe = await invitacionEnviada(desk, asesora)
  const ajena = await invitacionEnviada(desk, asesora)
  for (const [id, parejaId, lado] of [
    [otorga.prospectoId, recibe.prospectoId, true],
    [recibe.prospectoId, otorga.prospectoId, false],
  ] as const)
    await desk.db.updateTable('prospecto').set({ parejaId, otorga: lado, tipoPlan: 'S' }).where('id', '=', id).execute()
  await start(nueva, true)
  expect([await como(otorga.prospectoId), await como(recibe.prospectoId), await como(ajena.prospectoId)]).toEqual([
    ANULADA,
    ANULADA,
    VIVA,
  ])
})

test('its rejection ends with it, and is not given back', async () => {
  const { antes, nueva } = await invitadaAntes()
  const mesa = porHttp(await desk.as('mesa'))
  const { rechazoId } = await mesa('registrarRechazo', { ...antes, glosa: 'No coincide.' })
  await start(nueva, true)
  const { prospectoId } = antes
  const fichas = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  expect(fichas.find((one) => one.prospectoId === prospectoId)).toMatchObject({
    autenticacionRechazada: false,
    anulacionReversibleHasta: null,
  })
  expect(await asesora.post(routes.deshacerAnulacion.path, { prospectoId })).toMatchObject({ status: 422 })
  const { filas } = await mesa('obtenerRechazos', { cuales: 'vigentes' })
  expect(filas.map((one) => one.rechazoId)).not.toContain(rechazoId)
})
