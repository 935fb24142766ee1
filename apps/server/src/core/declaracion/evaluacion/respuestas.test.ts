import { routes } from '@alerce/contract/routes'
import { borradorDeDada } from '@alerce/domain/declaracion/respuesta'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { dsHasta } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move('2026-10-07T13:00:00.000Z'))

type DS = Awaited<ReturnType<typeof dsHasta>>
/** Requests and replies need different instants. */
const pasaUnMinuto = () => desk.clock.pasan(60_000)

const financiera = ({ identificador }: DS, answer: object) =>
  contraloria.post(routes.responderEvaluacionFinanciera.path, { identificador, ...answer })
const medica = ({ identificador }: DS, answer: object) =>
  contraloria.post(routes.responderEvaluacionMedica.path, { identificador, ...answer })
const caso = ({ identificador }: DS) => contraloria.data(routes.obtenerCasoContraloria.path, { identificador })
const resultado = ({ identificador }: DS) => asesora.data(routes.resultadoevaluacionds.path, { identificador })
const finish = (ds: DS, code: number, extra: object = {}) =>
  asesora.post(routes.finalizaevaluacionds.path, {
    identificador: ds.identificador,
    resultado: code,
    pin: '',
    ...extra,
  })
const etapa = async (ds: DS) => (await asesora.data(routes.obtenerEtapa.path, ds)).etapa
const estado = async (ds: DS) => (await asesora.data(routes.obtenerDatosProspecto.path, ds)).estado
const bitacora = async (ds: DS): Promise<string[]> =>
  (await asesora.data(routes.obtenerBitacoraProspecto.path, ds)).map((entry: { estado: string }) => entry.estado)
const attach = ({ identificador }: DS, tipoAdjunto: number, dentro: string) =>
  upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto }, { bytes: pdf({ dentro }), nombre: 'x.pdf' })

const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
async function enMedica(): Promise<DS & { persona: number }> {
  const ds = await dsHasta(asesora, 'resultado', { declaracion: { diagnosticos, peso: 95, altura: 1.6 } })
  await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
  await desk.releaseRespuestas()
  return { ...ds, persona: (await caso(ds)).medica.personas[0].id }
}

const motivo = 'El asma declarada sigue en tratamiento'
const asma = (persona: number, part: object = {}) => ({ persona, condicion: 'Asma', meses: 18, cobertura: 25, ...part })
const restrict = (ds: DS & { persona: number }) =>
  medica(ds, { resultado: 2, motivo, restricciones: [asma(ds.persona)] })
async function enRestriccion() {
  const ds = await enMedica()
  await restrict(ds)
  await desk.releaseRespuestas()
  return ds
}
const pedido = [{ persona: null, texto: 'Informe del médico tratante' }]
async function enRevision() {
  const ds = await enMedica()
  const antecedentes = [...pedido, { persona: ds.persona, texto: 'Espirometría del último año' }]
  await medica(ds, { resultado: 3, antecedentes })
  await desk.releaseRespuestas()
  pasaUnMinuto()
  return ds
}
async function enRevisionFinanciera() {
  const ds = await dsHasta(asesora, 'resultado', { declaracion: { diagnosticos } })
  await financiera(ds, { decision: 'pide', antecedentes: [{ texto: 'Últimas seis liquidaciones' }] })
  await desk.releaseRespuestas()
  pasaUnMinuto()
  return ds
}

describe('authorized with restrictions (2)', () => {
  test('is held; then the advisor reads persons, conditions, months and cover, also in the letter', async () => {
    const ds = await enMedica()
    expect((await restrict(ds)).body.data).toEqual({
      resultado: 2,
      saleEn: '2026-10-07T13:00:15.000Z',
      porConfirmar: false,
    })
    expect(await estado(ds)).toBe('DS en Evaluación')
    await desk.releaseRespuestas()
    expect(await estado(ds)).toBe('DS Aceptada con Restricciones')
    const { resultado: code, data } = await resultado(ds)
    const restriccion = { persona: 'ELENA PRUEBA SERRANO', condicion: 'Asma', meses: 18, cobertura: 25 }
    expect({ code, data }).toMatchObject({ code: 2, data: { restricciones: [restriccion], motivo, antecedentes: [] } })
    const letter = await textOfPdf(Buffer.from(data.archivo, 'base64'))
    for (const word of ['autorizada con restricciones', 'Asma', 'ELENA PRUEBA SERRANO', '25 %', motivo])
      expect(letter, word).toContain(word)
    expect(await bitacora(ds)).toContain('Evaluación médica: autorizada con restricciones')
  })

  test('the draft of a held answer is kept while the answer can be taken back, and deleted when it leaves', async () => {
    const ds = await enMedica()
    const formulario = borradorDeDada(ds.identificador)
    const cambios = [{ campo: 'dada', de: null, a: { formulario: 'evaluacion-medica', cambios: [] } }]
    const borrador = () => contraloria.data(routes.obtenerBorrador.path, { formulario })
    await restrict(ds)
    await contraloria.post(routes.guardarBorrador.path, { formulario, cambios })
    expect(await borrador()).toMatchObject({ cambios })
    await contraloria.post(routes.deshacerEvaluacion.path, { identificador: ds.identificador })
    expect(await borrador()).toMatchObject({ cambios })
    await restrict(ds)
    await desk.releaseRespuestas()
    expect(await borrador()).toBeNull()
  })

  test.each([
    ['accepted', true, 'dsFinalizada', 'DS Aceptada'],
    ['refused', false, 'rechazadoRestricciones', 'DS Rechazada'],
  ])('%s: %s → %s; again is a 200, the contrary is not', async (_, acepta, stage, shown) => {
    const ds = await enRestriccion()
    for (const __ of [1, 2]) expect((await finish(ds, 2, { acepta })).status).toBe(200)
    expect([await etapa(ds), await estado(ds)]).toEqual([stage, shown])
    expect(await finish(ds, 2, { acepta: !acepta })).toMatchObject({ body: { codigo: 'cierre_contrario' } })
    expect((await finish(ds, 4)).status).toBe(acepta ? 422 : 200)
    expect(await etapa(ds)).toBe(stage)
  })

  test('without acepta is a 400 at its field', async () => {
    expect(await finish(await enRestriccion(), 2)).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'acepta' }] },
    })
  })

  const conAsma = (part: object) => (persona: number) => [asma(persona, part)]
  test.each<[string, (persona: number) => object[], string, string]>([
    ['no restriction', () => [], 'restricciones', 'Agregue al menos una restricción'],
    ['nobody', conAsma({ persona: null }), 'restricciones.0.persona', 'Elija la persona'],
    [
      'somebody else',
      conAsma({ persona: 999_999 }),
      'restricciones.0.persona',
      'Esa persona no está en esta Declaración de Salud',
    ],
    ['no condition', conAsma({ condicion: ' ' }), 'restricciones.0.condicion', 'Escriba la condición'],
    [
      'the mind',
      conAsma({ condicion: 'Depresión mayor' }),
      'restricciones.0.condicion',
      'La cobertura de la salud mental no se puede restringir (Ley 21.331)',
    ],
    [
      'twice the same',
      (p) => [asma(p), asma(p, { condicion: ' ASMA' })],
      'restricciones.0.condicion',
      'Esta persona ya tiene esta condición en la lista',
    ],
    ['0 months', conAsma({ meses: 0 }), 'restricciones.0.meses', 'Escriba de 1 a 18 meses'],
    ['19 months', conAsma({ meses: 19 }), 'restricciones.0.meses', 'Escriba de 1 a 18 meses'],
    ['24 %', conAsma({ cobertura: 24 }), 'restricciones.0.cobertura', 'Escriba una cobertura de 25 a 99 %'],
    ['100 %', conAsma({ cobertura: 100 }), 'restricciones.0.cobertura', 'Escriba una cobertura de 25 a 99 %'],
    [
      '21 of them',
      (p) => Array.from({ length: 21 }, (_, i) => asma(p, { condicion: `Asma ${i}` })),
      'restricciones',
      'Se admiten hasta 20 restricciones',
    ],
  ])('%s is refused at its field', async (_, restricciones, campo, mensaje) => {
    const ds = await enMedica()
    const answer = await medica(ds, { resultado: 2, motivo, restricciones: restricciones(ds.persona) })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.errores).toContainEqual({ campo, mensaje })
  })

  test('needs its reason', async () => {
    const ds = await enMedica()
    expect(await medica(ds, { resultado: 2, restricciones: [asma(ds.persona)] })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo', mensaje: 'Escriba el motivo' }] },
    })
  })
})

describe('background wanted', () => {
  test.each([
    ['health', 3, 20, 3, 'medica', enRevision, 'se piden antecedentes', 'Informe del médico tratante'],
    [
      'income',
      7,
      30,
      6,
      'financiera',
      enRevisionFinanciera,
      'se piden antecedentes de la renta',
      'Últimas seis liquidaciones',
    ],
  ] as const)('of the %s (%i): files of type %i and code %i put it back in its queue, marked', async (...row) => {
    const [, code, tipo, cierre, cola, hasta, dicho, linea] = row
    const ds: DS = await hasta()
    const { resultado: told, data } = await resultado(ds)
    expect([told, data.antecedentes[0]]).toEqual([code, linea])
    expect(await estado(ds)).toBe('DS en Revisión')
    expect((await bitacora(ds)).join()).toContain(dicho)

    expect(await finish(ds, cierre)).toMatchObject({ status: 422, body: { codigo: 'reenvio_sin_antecedentes' } })
    expect((await attach(ds, tipo === 20 ? 30 : 20, 'otra cosa')).status).toBe(422)
    expect((await attach(ds, 40, 'tarde')).status).toBe(422)
    expect((await attach(ds, tipo, 'lo pedido')).status).toBe(200)
    for (const _ of [1, 2]) expect((await finish(ds, cierre)).status).toBe(200)

    expect([await etapa(ds), await estado(ds)]).toEqual(['resultado', 'DS en Evaluación'])
    expect((await bitacora(ds)).filter((text) => text === 'Antecedentes pedidos enviados a contraloría')).toHaveLength(
      1,
    )
    const { casos } = await contraloria.data(routes.obtenerColaContraloria.path, { cola })
    expect(casos.find((one: DS) => one.identificador === ds.identificador)).toMatchObject({ reenvio: true })
    const { reenvios, historial, motivos } = await caso(ds)
    expect(reenvios).toMatchObject([{ clase: cola, archivos: [{ nombre: 'x.pdf' }] }])
    expect(reenvios[0].pedido[0]).toBe(linea)
    expect(historial.at(-1)).toMatchObject({ reenvio: true, por: 'Camila Rojas' })
    expect(motivos).toEqual([])
    expect((await attach(ds, tipo, 'más')).status).toBe(422)
  })

  test('is asked again: earlier files do not answer it', async () => {
    const ds = await enRevision()
    await attach(ds, 20, 'primero')
    await finish(ds, 3)
    pasaUnMinuto()
    await medica(ds, { resultado: 3, antecedentes: pedido })
    await desk.releaseRespuestas()
    pasaUnMinuto()
    expect((await finish(ds, 3)).status).toBe(422)
    expect(await attach(ds, 20, 'primero')).toMatchObject({ status: 422, body: { codigo: 'adjunto_ya_enviado' } })
    await attach(ds, 20, 'segundo')
    expect((await finish(ds, 3)).status).toBe(200)
    const { reenvios } = await caso(ds)
    expect(reenvios.map((one: { archivos: object[] }) => one.archivos.length)).toEqual([1, 1])
  })

  test('of the income came: it is approved, and the health follows', async () => {
    const ds = await enRevisionFinanciera()
    await attach(ds, 30, 'liquidaciones')
    await finish(ds, 6)
    expect((await resultado(ds)).resultado).toBe(6)
    await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
    await desk.releaseRespuestas()
    expect((await resultado(ds)).resultado).toBe(0)
  })

  test.each([
    ['nothing', [], 'antecedentes', 'Pida al menos un antecedente'],
    ['a blank', [{ texto: ' ' }], 'antecedentes.0.texto', 'Escriba qué antecedente pide'],
    [
      'a word',
      [{ texto: 'Examen' }],
      'antecedentes.0.texto',
      'Diga cuál antecedente, con al menos 2 palabras: el postulante lo lee',
    ],
    [
      '201 letters',
      [{ texto: `Informe ${'x'.repeat(193)}` }],
      'antecedentes.0.texto',
      'Cada antecedente admite hasta 200 caracteres',
    ],
    [
      'eleven things',
      Array.from({ length: 11 }, () => ({ texto: 'Informe del médico' })),
      'antecedentes',
      'Se admiten hasta 10 antecedentes',
    ],
  ])('of %s is refused at its field, in both queues', async (_, antecedentes, campo, mensaje) => {
    const money = await dsHasta(asesora, 'resultado')
    const health = await enMedica()
    for (const answer of [
      await financiera(money, { decision: 'pide', antecedentes }),
      await medica(health, { resultado: 3, antecedentes }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errores).toContainEqual({ campo, mensaje })
    }
  })

  test('of a person not in the declaration is refused', async () => {
    const ds = await enMedica()
    const antecedentes = [{ persona: 999_999, texto: 'Informe del médico' }]
    expect(await medica(ds, { resultado: 3, antecedentes })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'antecedentes.0.persona' }] },
    })
  })
})

test('the reasons of a medical answer are sealed, and stay out of Bitácora, bell and mails', async () => {
  const ds = await enMedica()
  const secreta = asma(ds.persona, { condicion: 'Afección secretísima' })
  await medica(ds, { resultado: 2, motivo, restricciones: [secreta] })
  const [held] = await desk.db.selectFrom('respuestaRetenida').select('detalle').execute()
  await desk.releaseRespuestas()
  const mails = await desk.db.selectFrom('correo').select('texto').where('prospectoId', '=', ds.prospectoId).execute()
  const bell = await desk.db.selectFrom('notificacion').select('mensaje').orderBy('id', 'desc').limit(1).execute()
  expect(JSON.stringify([await bitacora(ds), mails, bell])).not.toMatch(/secret|asma/i)
  expect(bell[0]?.mensaje).toMatch(/^Resultado de la DS \d+: autorizada con restricciones\.$/)
  const rows = await desk.db.selectFrom('evaluacion').select('detalle').execute()
  for (const row of [...rows, held]) expect(row?.detalle?.toString('latin1')).not.toContain('secret')
})

test('the financial step reads no reason of the medical step', async () => {
  const ds = await enRestriccion()
  await desk.db.updateTable('declaracion').set({ resultado: 6 }).where('id', '=', ds.identificador).execute()
  const { historial, medica: salud } = await caso(ds)
  expect(salud).toBeNull()
  expect(historial.at(-1)).toMatchObject({ clase: 'medica', resultado: 2, motivos: [], restricciones: [] })
  // after a new approval the former restrictions remain valid
  await financiera(ds, { decision: 'aprueba', rentaPromedio: 1_800_000 })
  await desk.releaseRespuestas()
  expect(await resultado(ds)).toMatchObject({ resultado: 2, data: { restricciones: [{ condicion: 'Asma' }], motivo } })
})
