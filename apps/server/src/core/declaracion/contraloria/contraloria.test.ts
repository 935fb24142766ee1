import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { dsHasta, dsNueva } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const cola = (nombre: 'financiera' | 'medica') => contraloria.data(routes.obtenerColaContraloria.path, { cola: nombre })
const caso = ({ identificador }: { identificador: number }) =>
  contraloria.data(routes.obtenerCasoContraloria.path, { identificador })
const financiera = ({ identificador }: { identificador: number }, answer: object) =>
  contraloria.post(routes.responderEvaluacionFinanciera.path, { identificador, ...answer })
const medica = ({ identificador }: { identificador: number }, answer: object) =>
  contraloria.post(routes.responderEvaluacionMedica.path, { identificador, ...answer })

const asma = { diagnosticos: { 4: ['J45', 'Asma', '15-03-2015'] } } as const
const enCola = async () => dsHasta(asesora, 'resultado', { declaracion: { ...asma, peso: 95, altura: 1.6 } })
async function enMedica() {
  const ds = await enCola()
  await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
  await desk.releaseRespuestas()
  return ds
}

describe('the queues', () => {
  test('the income first, the health after its approval; the longest wait is first', async () => {
    const ds = await enCola()
    const before = await cola('financiera')
    const row = before.casos.find((c: { identificador: number }) => c.identificador === ds.identificador)
    expect(row).toMatchObject({
      nombre: 'ELENA PRUEBA SERRANO',
      asesor: 'Camila Rojas',
      motivo: 'renta escrita a mano',
      espera: '2026-10-07T13:00:00.000Z',
    })
    expect(before.totales.financiera).toBe(before.casos.length)
    const waits = before.casos.map((c: { espera: string }) => c.espera)
    expect(waits).toEqual([...waits].sort())

    await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
    await desk.releaseRespuestas()
    const after = await cola('medica')
    expect(after.casos.at(-1)).toMatchObject({
      identificador: ds.identificador,
      motivo: '1 respuesta Sí, IMC fuera de parámetro',
    })
    const rest = await cola('financiera')
    expect(rest.casos.map((c: { identificador: number }) => c.identificador)).not.toContain(ds.identificador)
  })

  test('the demo has cases in both', async () => {
    for (const name of ['financiera', 'medica'] as const) expect((await cola(name)).casos.length).toBeGreaterThan(0)
  })

  test('only for contraloría', async () => {
    const ds = await enCola()
    const bearer = await desk.bearer()
    for (const who of [asesora, await desk.as('jefatura'), await desk.as('mesa'), bearer]) {
      expect((await who.post(routes.obtenerColaContraloria.path, { cola: 'medica' })).status).toBe(403)
      expect((await who.post(routes.obtenerCasoContraloria.path, ds)).status).toBe(403)
    }
    expect((await desk.anyone().post(routes.obtenerColaContraloria.path, { cola: 'medica' })).status).toBe(401)
    expect((await contraloria.post(routes.obtenerPreguntasDS.path, ds)).status).toBe(403)
  })
})

describe('a case', () => {
  test('shows the money in the financial step, the health only after it', async () => {
    const ds = await enCola()
    const money = await caso(ds)
    expect(money).toMatchObject({
      cola: 'financiera',
      medica: null,
      asesor: 'Camila Rojas',
      estado: 'DS en Evaluación',
    })
    expect(money.financiera).toMatchObject({ rentaDeclarada: 1_800_000, porcentajeMaximo: 22, rentaPromedio: null })
    expect(money.financiera.porcentaje).toBeCloseTo((money.financiera.totalPesos / 1_800_000) * 100, 1)

    await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_750_000, motivo: 'Liquidaciones a la vista' })
    await desk.releaseRespuestas()
    const health = await caso(ds)
    expect(health).toMatchObject({
      cola: 'medica',
      motivos: ['1 respuesta Sí', 'IMC fuera de parámetro'],
      financiera: { rentaPromedio: 1_750_000 },
      medica: { imcMinimo: 17, imcMaximo: 32, personas: [{ peso: 95, imc: 37.1, edad: 36, fueraDeRango: true }] },
    })
    const yes = health.medica.respuestas.filter((r: { respuesta: boolean }) => r.respuesta)
    expect(yes).toMatchObject([{ id: 4, diagnosticos: [{ diagnostico: { codigo: 'J45', diagnostico: 'Asma' } }] }])
    expect(health.medica.respuestas).toHaveLength(14)
    expect(health.historial.map((e: { resultado: number; por: string }) => [e.resultado, e.por])).toEqual([
      [6, 'motor local'],
      [1, 'Andrés Sepúlveda'],
      [0, 'motor local'],
    ])
  })

  test('that was not sent, or does not exist, is not found', async () => {
    const { identificador } = await dsNueva(asesora)
    for (const id of [identificador, 999_999]) {
      expect((await contraloria.post(routes.obtenerCasoContraloria.path, { identificador: id })).status).toBe(404)
      expect((await financiera({ identificador: id }, { decision: 'aprueba', rentaPromedio: 1_800_000 })).status).toBe(
        404,
      )
      expect((await medica({ identificador: id }, { resultado: 1 })).status).toBe(404)
    }
  })

  test('each look is in the access log', async () => {
    const ds = await enCola()
    await caso(ds)
    const log = await desk.db
      .selectFrom('bitacoraAcceso')
      .select('operacion')
      .where('declaracionId', '=', ds.identificador)
      .where('actor', '=', 'Andrés Sepúlveda')
      .execute()
    expect(log).toEqual([{ operacion: 'obtenerCasoContraloria' }])
  })
})

describe('an answer', () => {
  test.each([
    ['an approved income', { decision: 'aprueba' }, 'rentaPromedio', 'Escriba la renta promedio que aprueba'],
    ['a refused income', { decision: 'rechaza' }, 'motivo', 'Escriba el motivo'],
    [
      'an income of 0',
      { decision: 'aprueba', rentaPromedio: 0 },
      'rentaPromedio',
      'La renta promedio debe ser mayor a 0',
    ],
    [
      'an income beyond all',
      { decision: 'aprueba', rentaPromedio: 99_999_999_999_999 },
      'rentaPromedio',
      'La renta promedio no puede superar $ 999.999.999',
    ],
  ])('%s needs more: %o', async (_, answer, campo, mensaje) => {
    expect(await financiera(await enCola(), answer)).toMatchObject({
      status: 400,
      body: { errores: [{ campo, mensaje }] },
    })
  })

  test.each([4, 5])('%i needs its reason', async (resultado) => {
    expect(await medica(await enMedica(), { resultado, motivo: ' ' })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo', mensaje: 'Escriba el motivo' }] },
    })
  })

  test.each([4, 5])('%i needs a reason that says something', async (resultado) => {
    const mensaje = 'Explique el motivo en una frase, con al menos 4 palabras: el postulante la lee'
    expect(await medica(await enMedica(), { resultado, motivo: 'x' })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo', mensaje }] },
    })
  })

  test('an income that the total exceeds cannot be approved', async () => {
    const ds = await enCola()
    expect(await financiera(ds, { decision: 'aprueba', rentaPromedio: 300_000 })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'rentaPromedio' }] },
    })
    expect((await caso(ds)).financiera.rentaPromedio).toBeNull()
  })

  test('an income that is enough is not refused as too little', async () => {
    const ds = await enCola()
    const motivo = 'La renta acreditada no alcanza para este plan'
    expect(await financiera(ds, { decision: 'rechaza', rentaPromedio: 1_800_000, motivo })).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'rentaPromedio', mensaje: contraloriaMessages.rentaQueAlcanza.text }] },
    })
    expect((await caso(ds)).propuesta).toBeNull()
  })

  test('one that no paper shows is result 8 of no income, and its letter says so', async () => {
    const ds = await enCola()
    const motivo = 'Los papeles recibidos no acreditan la renta declarada'
    await financiera(ds, { decision: 'rechaza', rentaPromedio: null, motivo })
    await desk.releaseRespuestas()
    const { resultado, data } = await asesora.data(routes.resultadoevaluacionds.path, ds)
    expect([resultado, data.renta, data.maximo]).toEqual([8, null, null])
    const carta = await textOfPdf(Buffer.from(data.archivo, 'base64'))
    expect(carta).toContain('La renta declarada no quedó acreditada')
    for (const ajeno of ['supera el máximo', 'Máximo descontable', 'Renta promedio']) expect(carta).not.toContain(ajeno)
  })

  test('a refused income is result 8, with the average and the reason; finishing closes it', async () => {
    const ds = await enCola()
    const answer = await financiera(ds, {
      decision: 'rechaza',
      rentaPromedio: 300_000,
      motivo: 'No se acredita la renta',
    })
    expect(answer.body.data).toEqual({ resultado: 8, saleEn: '2026-10-07T13:00:15.000Z', porConfirmar: false })
    await desk.releaseRespuestas()
    expect(await asesora.data(routes.resultadoevaluacionds.path, ds)).toMatchObject({
      resultado: 8,
      data: { renta: 300_000, motivo: 'No se acredita la renta', decididoPor: 'Andrés Sepúlveda' },
    })
    await asesora.data(routes.finalizaevaluacionds.path, { ...ds, resultado: 7 })
    expect((await asesora.data(routes.obtenerEtapa.path, ds)).etapa).toBe('noVigente')
  })

  test.each([
    [1, 1, 'dsFinalizada', 'DS Aceptada'],
    [4, 4, 'rechazado', 'DS Rechazada'],
    [5, 5, 'rechazadoAreaComercial', 'DS Anulada'],
  ])('medical %i is finished with %i: %s', async (resultado, cierre, etapa, estado) => {
    const ds = await enMedica()
    expect((await medica(ds, { resultado, motivo: 'Según los antecedentes de la ficha' })).body.data).toMatchObject({
      resultado,
    })
    await desk.releaseRespuestas()
    await asesora.data(routes.finalizaevaluacionds.path, { ...ds, resultado: cierre })
    expect((await asesora.data(routes.obtenerEtapa.path, ds)).etapa).toBe(etapa)
    expect(await asesora.data(routes.obtenerDatosProspecto.path, ds)).toMatchObject({ estado })
  })

  test('sent from two windows at once, one succeeds; the other gets 409 with the own answer', async () => {
    const ds = await enMedica()
    const other = await desk.as('contraloria')
    const send = (who: Client, resultado: number) =>
      who.post(routes.responderEvaluacionMedica.path, { ...ds, resultado, motivo: 'Visto en la ficha médica' })
    const answers = await Promise.all([send(contraloria, 1), send(other, 4)])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
    const winner = answers.find((a) => a.status === 200)?.body.data.resultado
    expect(answers.find((a) => a.status === 409)?.body).toMatchObject({
      codigo: 'caso_respondido_por_usted',
      data: { quien: 'Andrés Sepúlveda', resultado: winner },
    })
  })

  test('a case of the other queue is no case that somebody answered', async () => {
    const ds = await enCola()
    expect(await medica(ds, { resultado: 1 })).toMatchObject({
      status: 409,
      body: {
        codigo: 'caso_de_otra_cola',
        descripcion: 'Este caso no espera en esta cola. Ábralo de nuevo desde la suya.',
      },
    })
    await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
    await desk.releaseRespuestas()
    expect(await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })).toMatchObject({
      status: 409,
      body: { codigo: 'caso_respondido_por_usted', descripcion: 'Usted ya respondió este caso en otra ventana.' },
    })
  })

  test('to a case decided by the system is refused', async () => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion')
    await desk.db
      .updateTable('empleador')
      .set({ rentaValidada: true })
      .where('prospectoId', '=', ds.prospectoId)
      .execute()
    await asesora.data(routes.enviarDS.path, ds)
    expect(await medica(ds, { resultado: 1 })).toMatchObject({ status: 409, body: { codigo: 'caso_no_espera' } })
  })

  test('the reason is encrypted and stays out of Bitácora and mails', async () => {
    const ds = await enMedica()
    await medica(ds, { resultado: 4, motivo: 'Una enfermedad secretísima y grave' })
    await desk.releaseRespuestas()
    const entries = await asesora.data(routes.obtenerBitacoraProspecto.path, ds)
    const mails = await desk.db.selectFrom('correo').select('texto').where('prospectoId', '=', ds.prospectoId).execute()
    const rows = await desk.db.selectFrom('evaluacion').select('detalle').execute()
    expect(JSON.stringify([entries, mails])).not.toContain('secret')
    for (const { detalle } of rows) expect(detalle?.toString('latin1')).not.toContain('secret')
  })
})

describe('an answer that is held', () => {
  const motivo = 'La ficha médica dice otra cosa'
  const undo = (who: Client, { identificador }: { identificador: number }) =>
    who.post(routes.deshacerEvaluacion.path, { identificador })
  const situacion = ({ identificador }: { identificador: number }) =>
    contraloria.data(routes.situacionDeCaso.path, { identificador })
  const estado = async (ds: { prospectoId: number }) =>
    (await asesora.data(routes.obtenerDatosProspecto.path, ds)).estado
  const enSuCola = async ({ identificador }: { identificador: number }, nombre: 'financiera' | 'medica') =>
    (await cola(nombre)).casos.find((c: { identificador: number }) => c.identificador === identificador)
  const correos = async ({ prospectoId }: { prospectoId: number }) =>
    (await desk.db.selectFrom('correo').select('id').where('prospectoId', '=', prospectoId).execute()).length

  test('notifies nobody, is marked in its queue, cannot be replaced; then it is sent', async () => {
    const ds = await enMedica()
    const antes = await correos(ds)
    const { body } = await medica(ds, { resultado: 4, motivo })
    expect(body.data).toEqual({ resultado: 4, saleEn: '2026-10-07T13:00:15.000Z', porConfirmar: false })
    expect(await correos(ds)).toBe(antes)
    expect(await estado(ds)).toBe('DS en Evaluación')
    expect(await enSuCola(ds, 'medica')).toMatchObject({
      propuesta: { por: 'Andrés Sepúlveda', propia: true, resultado: 4, saleEn: '2026-10-07T13:00:15.000Z' },
    })
    expect(await situacion(ds)).toMatchObject({
      cola: null,
      retenida: { por: 'Andrés Sepúlveda', propia: true, resultado: 4, saleEn: '2026-10-07T13:00:15.000Z' },
    })
    expect(await medica(ds, { resultado: 1 })).toMatchObject({ status: 409, body: { data: { resultado: 4 } } })
    await desk.releaseRespuestas()
    expect(await correos(ds)).toBe(antes + 1)
    expect(await enSuCola(ds, 'medica')).toBeUndefined()
    expect(await situacion(ds)).toMatchObject({ cola: null, retenida: null, ultima: { resultado: 4 } })
    const entradas = await asesora.data(routes.obtenerBitacoraProspecto.path, ds)
    expect(JSON.stringify(entradas)).toContain('Evaluación médica: rechazada')
    expect((await undo(contraloria, ds)).status).toBe(409)
  })

  test('is taken back before it leaves, and the case waits again', async () => {
    const ds = await enMedica()
    const antes = await correos(ds)
    await medica(ds, { resultado: 5, motivo })
    expect((await undo(contraloria, ds)).status).toBe(200)
    await desk.releaseRespuestas()
    expect(await correos(ds)).toBe(antes)
    expect(await situacion(ds)).toMatchObject({ cola: 'medica', retenida: null })
    expect((await medica(ds, { resultado: 1 })).status).toBe(200)
  })

  test('an authorization is held like any other: nobody is notified until it is sent', async () => {
    const ds = await enMedica()
    const antes = await correos(ds)
    const { body } = await medica(ds, { resultado: 1 })
    expect(body.data).toEqual({ resultado: 1, saleEn: '2026-10-07T13:00:15.000Z', porConfirmar: false })
    expect([await correos(ds), await estado(ds)]).toEqual([antes, 'DS en Evaluación'])
    expect((await undo(contraloria, ds)).status).toBe(200)
    expect((await medica(ds, { resultado: 1 })).status).toBe(200)
    await desk.releaseRespuestas()
    expect(await estado(ds)).toBe('DS Aceptada')
  })

  test('an approved income is taken back before the health follows', async () => {
    const ds = await enCola()
    const { body } = await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
    expect(body.data).toEqual({ resultado: 1, saleEn: '2026-10-07T13:00:15.000Z', porConfirmar: false })
    expect((await caso(ds)).medica).toBeNull()
    expect(await enSuCola(ds, 'financiera')).toMatchObject({ propuesta: { propia: true, resultado: 1 } })
    expect((await undo(contraloria, ds)).status).toBe(200)
    expect(await situacion(ds)).toMatchObject({ cola: 'financiera', retenida: null })
    expect((await caso(ds)).financiera.rentaPromedio).toBeNull()
    await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_700_000 })
    await desk.releaseRespuestas()
    expect((await caso(ds)).financiera.rentaPromedio).toBe(1_700_000)
  })

  test('an income ten times the declared one is approved only when it is confirmed', async () => {
    const ds = await enCola()
    const answer = { decision: 'aprueba', rentaPromedio: 18_000_000 }
    const mensaje = 'La renta declarada es $\u00a01.800.000 y usted escribió $\u00a018.000.000. ¿Es correcta?'
    expect(await financiera(ds, answer)).toMatchObject({
      status: 409,
      body: { codigo: 'renta_lejos_de_la_declarada', errores: [{ campo: 'rentaPromedio', mensaje }] },
    })
    expect(await situacion(ds)).toMatchObject({ cola: 'financiera', retenida: null })
    expect((await financiera(ds, { ...answer, confirmaRenta: true })).status).toBe(200)
  })

  test('of an income is held too, the average with it', async () => {
    const ds = await enCola()
    await financiera(ds, { decision: 'rechaza', rentaPromedio: 300_000, motivo })
    expect(await undo(contraloria, ds)).toMatchObject({ status: 200 })
    expect((await caso(ds)).financiera.rentaPromedio).toBeNull()
    expect(await situacion(ds)).toMatchObject({ cola: 'financiera' })
  })

  test('is nobody else’s to take back', async () => {
    const ds = await enMedica()
    await medica(ds, { resultado: 4, motivo })
    await desk.db.updateTable('respuestaRetenida').set({ usuarioId: 1 }).execute()
    expect((await undo(contraloria, ds)).status).toBe(403)
    await desk.releaseRespuestas()
  })
})

test('the income stands beside its papers, which open from the case alone', async () => {
  const ds = await enCola()
  const { papeles, empleadores, autorizacion } = (await caso(ds)).financiera
  expect(autorizacion).toBeNull()
  expect(empleadores[0]).toMatchObject({ certificado: { emitido: '2026-10-07' } })
  expect(papeles.length).toBeGreaterThan(0)
  const open = (identificador: number) =>
    contraloria.get(
      `${routes.descargarDocumentoDeCaso.path}?identificador=${identificador}&id=${papeles[0].documentoId}`,
    )
  expect((await open(ds.identificador)).status).toBe(200)
  expect((await open((await enCola()).identificador)).status).toBe(404)
})

test('a desk that asks by itself is one look in the access log, in each session', async () => {
  const looks = async () =>
    (
      await desk.db
        .selectFrom('bitacoraAcceso')
        .select('id')
        .where('operacion', '=', 'obtenerColaContraloria')
        .execute()
    ).length
  await cola('medica')
  const before = await looks()
  await cola('medica')
  await cola('financiera')
  expect(await looks()).toBe(before)
  desk.clock.move('2026-10-07T13:05:00.000Z')
  await (await desk.as('contraloria')).data(routes.obtenerColaContraloria.path, { cola: 'medica' })
  expect(await looks()).toBe(before + 1)
})
