import { routes } from '@alerce/contract/routes'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { pdf, pdfDe } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaracionDemo, PostulanteDemo } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { alSalir, dsHasta, dsNueva, nuevoRut } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const resultado = async (ds: object) => (await asesora.data(routes.resultadoevaluacionds.path, ds)).resultado
const estadoDe = async ({ prospectoId }: { prospectoId: number }) =>
  (await asesora.data(routes.obtenerDatosProspecto.path, { prospectoId })).estado
const bitacora = async ({
  prospectoId,
}: {
  prospectoId: number
}): Promise<{ bitacoraId: number; estado: string; por: string }[]> =>
  await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId })
const approve = ({ identificador }: { identificador: number }) =>
  alSalir(contraloria)('responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })

describe('another declaration of the person in evaluation', () => {
  test('keeps the machine from authorizing: contraloría gets the case, and why', async () => {
    const limpia = await dsHasta(asesora, 'resumenDeclaracion', { postulante: {} })
    const enCurso = await dsHasta(asesora, 'resultado', { postulante: {} })
    await desk.db.updateTable('prospecto').set({ rut: limpia.rut }).where('id', '=', enCurso.prospectoId).execute()
    await desk.db.updateTable('declaracion').set({ resultado: 3 }).where('id', '=', enCurso.identificador).execute()
    const ds = { identificador: limpia.identificador }
    await asesora.data(routes.enviarDS.path, ds)
    await approve(limpia)
    expect(await resultado(ds)).toBe(0)
    const caso = await contraloria.data(routes.obtenerCasoContraloria.path, ds)
    expect(JSON.stringify(caso)).toContain('otra DS de la misma persona en evaluación')
  })
})

describe('two declarations of one person that are sent at the same instant', () => {
  test('see each other: none is authorized by the machine after the other went to a person', async () => {
    for (let vez = 0; vez < 4; vez++) {
      const postulante = { rentaCertificada: true as const }
      const limpia = await dsHasta(asesora, 'resumenDeclaracion', { postulante })
      const conSi = await dsHasta(asesora, 'resumenDeclaracion', {
        postulante,
        declaracion: { diagnosticos: { 1: ['J45', 'Asma', '15-03-2015'] } },
      })
      await desk.db.updateTable('prospecto').set({ rut: limpia.rut }).where('id', '=', conSi.prospectoId).execute()
      const send = ({ identificador }: { identificador: number }) =>
        asesora.post(routes.enviarDS.path, { identificador })
      const enviadas = await Promise.all([conSi, limpia].map(send))
      expect(enviadas.map(({ status }) => status)).toEqual([200, 200])
      const juzgadas = await desk.db
        .selectFrom('evaluacion')
        .select(['declaracionId', 'resultado'])
        .where('declaracionId', 'in', [conSi.identificador, limpia.identificador])
        .orderBy('id')
        .execute()
      const antes = juzgadas[0]?.declaracionId === limpia.identificador
      expect(juzgadas.map(({ resultado: uno }) => uno)).toEqual(antes ? [1, 0] : [0, 0])
    }
  })
})

describe('files', () => {
  const informe = Buffer.from(pdf({ dentro: 'informe del cotizante' }))
  const refusal =
    'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'
  const upload = (ds: object, contenido: Buffer, extra = {}) =>
    asesora.post(routes.guardarDocumentosDS.path, {
      ...ds,
      nombreArchivo: 'informe.pdf',
      binario: contenido.toString('base64'),
      tipoMIME: 'application/pdf',
      tipoAdjunto: '40',
      ...extra,
    })
  const relleno = (size: number) => Buffer.from(pdfDe(size))

  test('are kept encrypted, with the type of their bytes, and read back', async () => {
    const ds = await dsNueva(asesora)
    const answer = await upload(ds, informe, { tipoMIME: 'image/gif' })
    expect(answer.status).toBe(200)
    const list = await asesora.data(routes.obtenerArchivosDS.path, { ...ds, tipoAdjunto: 40 })
    expect(list).toEqual([
      {
        id: answer.body.data.adjuntoId,
        nombre: 'informe.pdf',
        archivo: informe.toString('base64'),
        tipoMIME: 'application/pdf',
      },
    ])
    const rows = await desk.db
      .selectFrom('archivo')
      .innerJoin('almacen', 'almacen.llave', 'archivo.llave')
      .select(['contenido', 'confidencial'])
      .orderBy('id')
      .execute()
    expect(rows.at(-1)?.confidencial).toBe(true)
    expect(rows.filter((row) => row.contenido?.includes('informe del cotizante'))).toEqual([])
  })

  test.each([
    ['2.097.152 bytes pass', () => relleno(2_097_152), 200],
    ['one byte more does not', () => relleno(2_097_153), 400],
    ['a png does not', () => Buffer.from('89504e470d0a1a0a', 'hex'), 400],
    ['an empty one does not', () => Buffer.alloc(0), 400],
    ['words do not', () => Buffer.from('hola'), 400],
  ])('%s', async (_, contenido, status) => {
    const answer = await upload(await dsNueva(asesora), contenido())
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.descripcion).toBe(refusal)
  })

  test('are refused once the declaration is sent, of a revision nobody asked for, and by strangers', async () => {
    const sent = await dsHasta(asesora, 'resultado')
    expect((await upload(sent, informe)).status).toBe(422)
    const ds = await dsNueva(asesora)
    expect((await upload(ds, informe, { tipoAdjunto: 20 })).status).toBe(422)
    expect((await upload(ds, informe, { tipoAdjunto: 10 })).status).toBe(400)
    const stranger = await desk.as('asesor2')
    expect((await stranger.post(routes.obtenerArchivosDS.path, { ...ds, tipoAdjunto: 40 })).status).toBe(404)
    expect((await contraloria.post(routes.obtenerArchivosDS.path, { ...ds, tipoAdjunto: 40 })).status).toBe(404)
    expect((await contraloria.post(routes.obtenerArchivosDS.path, { ...sent, tipoAdjunto: 40 })).status).toBe(200)
  })
})

describe('sending', () => {
  test('with an unanswered question: «Debe completar la Declaración de Salud»', async () => {
    const answer = await asesora.post(routes.enviarDS.path, await dsNueva(asesora))
    expect(answer).toMatchObject({ status: 422, body: { descripcion: 'Debe completar la Declaración de Salud' } })
  })

  test('before the last summary is refused', async () => {
    const ds = await dsHasta(asesora, 'resumenAntecedentes')
    expect(await asesora.post(routes.enviarDS.path, ds)).toMatchObject({
      status: 422,
      body: { codigo: 'etapa_no_permitida' },
    })
  })

  test('signs, sends and evaluates; twice is once', async () => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion')
    expect((await asesora.post(routes.resultadoevaluacionds.path, ds)).status).toBe(422)
    for (const _ of [1, 2]) expect(await asesora.data(routes.enviarDS.path, ds)).toBe('ok')
    expect((await asesora.data(routes.obtenerEtapa.path, ds)).etapa).toBe('resultado')
    expect(await estadoDe(ds)).toBe('DS en Evaluación')
    const texts = (await bitacora(ds)).map((entry) => entry.estado)
    expect(texts.filter((text) => text.startsWith('Declaración de Salud enviada a evaluación'))).toHaveLength(1)
    expect(texts).toContain('Evaluación financiera: en evaluación financiera de contraloría')
    const veredicto = (await bitacora(ds)).find(({ bitacoraId }) => bitacoraId === 123)
    expect(veredicto).toMatchObject({ por: 'motor local', aPedidoDe: 'Camila Rojas' })
  })
})

interface Facts {
  postulante?: Partial<PostulanteDemo>
  declaracion?: Partial<DeclaracionDemo>
}
const hijo = { fechaNacimiento: '2018/05/01', sexo: 'M', relacionFamiliar: 4, descripcionOtro: '' } as const
const dependiente = () => ({
  nombres: 'Hugo',
  apellidoPaterno: 'Prueba',
  apellidoMaterno: 'Soto',
  rutBeneficiario: nuevoRut(),
  peso: 60,
  altura: 1.1,
})

describe('evaluation', () => {
  test.each<[string, () => Facts, number]>([
    ['every answer no, a body within the parameters', () => ({}), 1],
    ['one «sí»', () => ({ declaracion: { diagnosticos: { 3: ['H90', 'Hipoacusia', '01-01-2020'] } } }), 0],
    ['an adult above the BMI', () => ({ declaracion: { peso: 95, altura: 1.6 } }), 0],
    ['an adult below it', () => ({ declaracion: { peso: 40, altura: 1.75 } }), 0],
    [
      'a child far above it is not tested',
      () => ({
        postulante: { renta: 2_600_000, beneficiarios: [{ ...hijo, tipoBeneficiario: 'L' }] },
        declaracion: { dependientes: [dependiente()] },
      }),
      1,
    ],
    [
      'a medical charge',
      () => ({
        postulante: { renta: 2_600_000, beneficiarios: [{ ...hijo, tipoBeneficiario: 'M' }] },
        declaracion: { dependientes: [dependiente()] },
      }),
      0,
    ],
  ])('%s: 6 for the income typed by hand, then the medical result', async (_, facts, medical) => {
    const ds = await dsHasta(asesora, 'resultado', facts())
    expect(await resultado(ds)).toBe(6)
    await approve(ds)
    expect(await resultado(ds)).toBe(medical)
    expect(await estadoDe(ds)).toBe(medical === 1 ? 'DS Aceptada' : 'DS en Evaluación')
  })

  test('a validated income within the ceiling needs nobody; a voluntary worker has none', async () => {
    for (const change of [{ rentaValidada: true }, { tipoTrabajador: 'V' as const, renta: pesos(0) }]) {
      const ds = await dsHasta(asesora, 'resumenDeclaracion')
      await desk.db.updateTable('empleador').set(change).where('prospectoId', '=', ds.prospectoId).execute()
      await asesora.data(routes.enviarDS.path, ds)
      const { resultado: code, data } = await asesora.data(routes.resultadoevaluacionds.path, ds)
      expect({ code, por: data.decididoPor }).toEqual({ code: 1, por: 'motor local' })
      const firmas = (await bitacora(ds)).filter(({ bitacoraId: id }) => id === 15 || id === 124)
      expect(firmas.map(({ por }) => por)).toEqual(['motor local', 'motor local'])
    }
  })

  test.each([
    [false, 6],
    [true, 8],
  ])('over the ceiling, validated %s: %i', async (validada, code) => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion')
    await desk.db
      .updateTable('empleador')
      .set({ renta: pesos(200_000), rentaValidada: validada })
      .where('prospectoId', '=', ds.prospectoId)
      .execute()
    await asesora.data(routes.enviarDS.path, ds)
    const reply = await asesora.data(routes.resultadoevaluacionds.path, ds)
    expect(reply).toMatchObject({ resultado: code, data: { renta: validada ? 200_000 : null } })
  })

  test('an authorized one leaves entry 15 and a mail to the advisor that says nothing of health', async () => {
    const ds = await dsHasta(asesora, 'resultado')
    await approve(ds)
    expect((await bitacora(ds)).map((entry) => entry.bitacoraId)).toContain(15)
    const mails = await desk.db.selectFrom('correo').selectAll().where('prospectoId', '=', ds.prospectoId).execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      para: 'asesora@alerce.example.cl',
      asunto: expect.stringMatching(/^Hay un resultado de Elena Prueba \(DS 50/),
    })
    expect(mails[0]?.texto).not.toMatch(/autoriz|rechaz|diagn/i)
  })
})

describe('finishing', () => {
  const finish = (ds: object, code: number, extra = {}) =>
    asesora.post(routes.finalizaevaluacionds.path, { ...ds, resultado: code, acepta: true, pin: '', ...extra })

  test('an authorized one goes on to dsFinalizada; a second time is a 200 that changes nothing', async () => {
    const ds = await dsHasta(asesora, 'resultado')
    await approve(ds)
    for (const _ of [1, 2]) expect((await finish(ds, 1)).status).toBe(200)
    expect((await asesora.data(routes.obtenerEtapa.path, ds)).etapa).toBe('dsFinalizada')
    expect((await bitacora(ds)).filter((entry) => entry.bitacoraId === 125)).toHaveLength(1)
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('code %i does not fit one that waits', async (code) => {
    const ds = await dsHasta(asesora, 'resultado')
    expect(await finish(ds, code)).toMatchObject({ status: 422, body: { codigo: 'cierre_no_corresponde' } })
  })

  test('an authorized one is finished by its prospect, once, also when two ask at once', async () => {
    const ds = await dsHasta(asesora, 'resultado')
    const { prospectoId } = ds
    const ask = (client = asesora) => client.post(routes.finalizarAutorizada.path, { prospectoId })
    expect((await ask()).body.data).toEqual({ finalizada: false })
    await approve(ds)
    expect((await ask(await desk.as('asesor2'))).status).toBe(404)
    const answers = await Promise.all([ask(), ask()])
    for (const { body } of [...answers, await ask()]) expect(body.data).toEqual({ finalizada: true })
    expect((await asesora.data(routes.obtenerEtapa.path, ds)).etapa).toBe('dsFinalizada')
    expect((await bitacora(ds)).filter((entry) => entry.bitacoraId === 125)).toHaveLength(1)
  })

  test('one that was not sent, or of another advisor, cannot be finished', async () => {
    const ds = await dsNueva(asesora)
    expect((await finish(ds, 1)).status).toBe(422)
    const stranger = await desk.as('asesor2')
    expect((await stranger.post(routes.finalizaevaluacionds.path, { ...ds, resultado: 1 })).status).toBe(404)
    expect((await finish(ds, 9)).status).toBe(400)
  })
})
