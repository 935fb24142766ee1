import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conDosAuditores } from '../../../../testing/auditores.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { alSalir, dsHasta } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let andres: Client
let fernanda: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await conDosAuditores(desk)
  await desk.db
    .insertInto('parametro')
    .values({ clave: 'contraloriaCuatroOjos', valor: JSON.stringify(true), desde: '2026-01-01' })
    .execute()
  asesora = await desk.as('asesora')
  andres = await desk.as('contraloria')
  fernanda = await desk.as('mesa')
})
afterAll(() => desk.close())

interface DS {
  readonly identificador: number
}
const motivo = 'El asma declarada sigue en tratamiento'

/** A case of the medical queue. */
async function enMedica(): Promise<DS> {
  const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { diagnosticos } })
  const renta = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await alSalir(andres)('responderEvaluacionFinanciera', renta)
  return { identificador }
}
const call = (who: Client, name: RouteName, ds: DS, more: object = {}) =>
  who.post(routes[name].path, { ...ds, ...more })
const answer = (who: Client, ds: DS, resultado: number) =>
  call(who, 'responderEvaluacionMedica', ds, { resultado, motivo, restricciones: [], antecedentes: [] })
const caso = (who: Client, ds: DS) => who.data(routes.obtenerCasoContraloria.path, ds)
const situacion = (who: Client, ds: DS) => who.data(routes.situacionDeCaso.path, ds)
const resultado = async (ds: DS) => (await asesora.data(routes.resultadoevaluacionds.path, ds)).resultado
const cola = (who: Client, vista: string) => who.data(routes.obtenerColaContraloria.path, { cola: vista })
const enVista = async (who: Client, ds: DS, vista: string) =>
  (await cola(who, vista)).casos.find((one: DS) => one.identificador === ds.identificador)

async function rechazada(): Promise<DS> {
  const ds = await enMedica()
  await answer(andres, ds, 4)
  return ds
}

describe('an answer against the applicant', () => {
  test('waits for a confirmation by another auditor at any hour, and is in the view porConfirmar', async () => {
    const ds = await enMedica()
    expect((await answer(andres, ds, 4)).body.data).toEqual({ resultado: 4, saleEn: null, porConfirmar: true })
    await desk.releaseRespuestas()
    expect(await resultado(ds)).toBe(0)
    expect(await enVista(fernanda, ds, 'todas')).toBeUndefined()
    expect(await enVista(fernanda, ds, 'porConfirmar')).toMatchObject({
      propuesta: { por: 'Andrés Sepúlveda', propia: false, resultado: 4 },
    })
    expect((await enVista(andres, ds, 'porConfirmar')).propuesta.propia).toBe(true)
    const { totales, cuatroOjos } = await cola(fernanda, 'porConfirmar')
    expect({ cuatroOjos, porConfirmar: totales.porConfirmar }).toEqual({ cuatroOjos: true, porConfirmar: 1 })
  })

  test('can be read by its confirmer, is sent after the delay, and names both auditors', async () => {
    const ds = await rechazada()
    expect((await caso(fernanda, ds)).propuesta).toMatchObject({ por: 'Andrés Sepúlveda', resultado: 4, motivo })
    expect((await call(fernanda, 'confirmarRespuesta', ds)).body.data).toEqual({ saleEn: '2026-10-07T13:00:15.000Z' })
    expect((await situacion(andres, ds)).retenida).toMatchObject({
      propia: true,
      confirmadaPor: 'Fernanda Araya',
      confirma: false,
      saleEn: '2026-10-07T13:00:15.000Z',
    })
    await desk.releaseRespuestas()
    expect(await resultado(ds)).toBe(4)
    const { historial } = await caso(fernanda, ds)
    expect(historial.at(-1)).toMatchObject({ resultado: 4, por: 'Andrés Sepúlveda', confirmadaPor: 'Fernanda Araya' })
    const actos = await desk.db
      .selectFrom('bitacoraAcceso')
      .select(['actor', 'operacion'])
      .where('declaracionId', '=', ds.identificador)
      .where('operacion', 'in', ['responderEvaluacionMedica', 'confirmarRespuesta'])
      .orderBy('id')
      .execute()
    expect(actos.map(({ actor, operacion }) => [operacion, actor])).toEqual([
      ['responderEvaluacionMedica', expect.stringContaining('Andrés Sepúlveda')],
      ['confirmarRespuesta', expect.stringContaining('Fernanda Araya')],
    ])
  })

  test('cannot be confirmed by an account that its author had in hand lately, who is told before', async () => {
    const ds = await rechazada()
    const idDe = async (usuario: string) =>
      (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
    const [usuarioId, porId] = [await idDe('mesa'), await idDe('contraloria')]
    const tomada = { usuarioId, porId, acto: 'clave' as const, en: desk.clock.ahora() }
    await desk.db.insertInto('intervencionUsuario').values(tomada).execute()
    const { impedimento } = (await caso(fernanda, ds)).propuesta
    expect(impedimento).toMatch(/^Debe hacerlo otra persona: en los últimos 7 días/)
    expect(await call(fernanda, 'confirmarRespuesta', ds)).toMatchObject({
      status: 422,
      body: { codigo: 'segunda_persona_reciente', descripcion: impedimento },
    })
    await desk.db.deleteFrom('intervencionUsuario').execute()
    expect((await call(fernanda, 'confirmarRespuesta', ds)).status).toBe(200)
  })

  test('cannot be confirmed or handed back by its author', async () => {
    const ds = await rechazada()
    const nota = 'Falta leer el informe'
    for (const name of ['confirmarRespuesta', 'devolverRespuesta'] as const)
      expect(await call(andres, name, ds, { nota })).toMatchObject({ status: 403, body: { codigo: m.laPropia.code } })
    expect(await resultado(ds)).toBe(0)
  })

  test('handed back with a note returns to its author, and waits as before', async () => {
    const ds = await rechazada()
    expect((await call(fernanda, 'devolverRespuesta', ds, { nota: 'ok' })).status).toBe(400)
    expect((await call(fernanda, 'devolverRespuesta', ds, { nota: 'Falta leer el informe' })).status).toBe(200)
    expect((await situacion(andres, ds)).toma).toMatchObject({ propia: true, asignadaPor: 'Fernanda Araya' })
    expect((await caso(andres, ds)).notas[0]).toMatchObject({
      clase: 'devolucion',
      por: 'Fernanda Araya',
      para: 'Andrés Sepúlveda',
      texto: 'Falta leer el informe',
    })
    expect(await enVista(andres, ds, 'mias')).toMatchObject({ propuesta: null })
    expect(await call(fernanda, 'confirmarRespuesta', ds)).toMatchObject({ status: 409 })
    expect((await answer(andres, ds, 1)).body.data).toMatchObject({ resultado: 1, porConfirmar: false })
  })

  test('confirmed by two windows at once is confirmed once', async () => {
    const ds = await rechazada()
    const dos = await Promise.all([1, 2].map(() => call(fernanda, 'confirmarRespuesta', ds)))
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 409])
    // the second window of the same person
    const { codigo, descripcion } = dos.find(({ status }) => status === 409)?.body ?? {}
    expect([codigo, descripcion]).toEqual([m.yaConfirmadaPorUsted.code, m.yaConfirmadaPorUsted.text])
    const desde = 'Este caso ya no tiene una respuesta por confirmar: Fernanda Araya la confirmó.'
    expect((await call(andres, 'devolverRespuesta', ds, { nota: 'Falta leer el informe' })).body.descripcion).toBe(
      desde,
    )
  })
})

describe('before it leaves it is taken back', () => {
  test('by its author, confirmed or not', async () => {
    for (const confirma of [false, true]) {
      const ds = await rechazada()
      if (confirma) await call(fernanda, 'confirmarRespuesta', ds)
      expect((await call(andres, 'deshacerEvaluacion', ds)).status).toBe(200)
      await desk.releaseRespuestas()
      expect(await resultado(ds)).toBe(0)
      expect(await enVista(fernanda, ds, 'medica')).toMatchObject({ propuesta: null })
    }
  })

  test('by its confirmer: it waits for a confirmation again', async () => {
    const ds = await rechazada()
    await call(fernanda, 'confirmarRespuesta', ds)
    expect((await call(fernanda, 'deshacerEvaluacion', ds)).status).toBe(200)
    await desk.releaseRespuestas()
    expect(await resultado(ds)).toBe(0)
    expect((await call(fernanda, 'confirmarRespuesta', ds)).status).toBe(200)
  })

  test('by nobody else', async () => {
    expect((await call(fernanda, 'deshacerEvaluacion', await rechazada())).status).toBe(403)
  })
})

test('a request for background, or an authorization, is sent without confirmation', async () => {
  const ds = await enMedica()
  const antecedentes = [{ persona: null, texto: 'Informe del médico tratante' }]
  const pide = { resultado: 3, motivo: '', restricciones: [], antecedentes }
  expect((await call(andres, 'responderEvaluacionMedica', ds, pide)).body.data).toMatchObject({ porConfirmar: false })
  await desk.releaseRespuestas()
  expect(await resultado(ds)).toBe(3)
})

test('a case that came to another step of its evaluation keeps no answer to the one before', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado')
  const ds = { identificador }
  await call(andres, 'responderEvaluacionFinanciera', ds, {
    decision: 'rechaza',
    motivo: 'La renta no se acredita con papeles',
  })
  expect((await situacion(fernanda, ds)).retenida).toMatchObject({ resultado: 8, saleEn: null })
  await desk.db.updateTable('declaracion').set({ etapa: 'beneficiarios' }).where('id', '=', identificador).execute()
  expect(await call(fernanda, 'confirmarRespuesta', ds)).toMatchObject({ status: 409 })
  expect(await enVista(fernanda, ds, 'porConfirmar')).toBeUndefined()
})

test('reading the answer proposed by another is logged apart, once', async () => {
  const ds = await enMedica()
  for (const _ of [1, 2]) await caso(fernanda, ds)
  await answer(andres, ds, 4)
  for (const _ of [1, 2]) expect((await caso(fernanda, ds)).propuesta).not.toBeNull()
  const miradas = await desk.db
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('operacion', '=', 'obtenerCasoContraloria')
    .where('declaracionId', '=', ds.identificador)
    .execute()
  expect(miradas).toHaveLength(2)
})
