import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../semilla/demo/documentos.ts'
import { confirmPlan, formularioDe, generateDS } from '../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../semilla/demo/recorrido-actualizacion.ts'
import { type Client, upload } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import {
  answerPreguntas,
  enter,
  hecho,
  type Invitada,
  invitada,
  signAnswered,
} from '../testing/electronica/electronica.ts'
import { alSalir, dsHasta, porHttp } from '../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())

/** Words that occur nowhere else in the product. */
const clinico = ['querubinitis', 'biopsia-hepatica', 'rechazo-por-querubismo', 'hallazgo-dentro-del-archivo']

/** Every row of every table as text, bytes also as letters. */
async function volcado(): Promise<string[]> {
  const { rows: tablas } = await sql<{ esquema: string; tabla: string }>`
    select table_schema as esquema, table_name as tabla from information_schema.tables
    where table_schema in (current_schema(), 'pgboss') and table_type = 'BASE TABLE'`.execute(desk.db)
  const textos: string[] = []
  for (const { esquema, tabla } of tablas) {
    const filas = await sql<{ fila: string }>`
      select t::text as fila from ${sql.table(`${esquema}.${tabla}`)} as t`.execute(desk.db)
    for (const { fila } of filas.rows) textos.push(`${tabla} ${fila}`.toLowerCase())
  }
  return textos
}

/** Hex without the first letter, whose case may differ. */
const enHex = (palabra: string) => Buffer.from(palabra.slice(1)).toString('hex')

test('after a sale with a diagnosis, a file and a rejection, the database says none of it in the open', async () => {
  await desk.startJobs()
  const asesora = await desk.as('asesora')
  const contraloria = await desk.as('contraloria')
  const diagnosticos = { 4: ['K999', 'Querubinitis', '15-03-2015'] } as const
  const { identificador } = await dsHasta(asesora, 'resumenDeclaracion', { declaracion: { diagnosticos } })
  const archivo = { bytes: pdf({ dentro: 'hallazgo-dentro-del-archivo' }), nombre: 'biopsia-hepatica.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  const cambios = [{ campo: 'diagnostico', de: '', a: 'Querubinitis' }]
  const clave = { 'idempotency-key': 'borrador-clinico' }
  await asesora.post(routes.guardarBorrador.path, { formulario: 'ds', cambios }, clave)
  await asesora.post(routes.enviarDS.path, { identificador }, { 'idempotency-key': 'enviar-clinico' })
  const financiera = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 }
  await alSalir(contraloria)('responderEvaluacionFinanciera', financiera as never)
  const motivo = 'Rechazo-por-querubismo, visto en la ficha'
  const respuesta = await contraloria.post(routes.responderEvaluacionMedica.path, {
    identificador,
    resultado: 4,
    motivo,
  })
  expect([respuesta.status, respuesta.body.codigo]).toEqual([200, undefined])
  // Checked while the answer is held, and after it is sent
  const retenido = await volcado()
  await desk.releaseRespuestas()
  const { data } = await porHttp(asesora)('resultadoevaluacionds', { identificador })
  expect(data.motivo).toBe(motivo)
  const todo = [...retenido, ...(await volcado())]
  nadaEnClaro(todo, clinico)
})

/** Expects clear data in the dump, but none of these words. */
function nadaEnClaro(todo: readonly string[], palabras: readonly string[]): void {
  expect(todo.some((fila) => fila.startsWith('prospecto ') && fila.includes('elena'))).toBe(true)
  expect(
    todo.some((fila) => fila.includes(enHex('%PDF-'))),
    'bytes are looked into',
  ).toBe(true)
  for (const palabra of palabras)
    expect(
      todo.filter((fila) => fila.includes(palabra) || fila.includes(enHex(palabra))).map((fila) => fila.slice(0, 80)),
      palabra,
    ).toEqual([])
}

describe('of a declaration on a phone', () => {
  const dichas = ['petirrojosis', 'ecografia-renal', 'informe-de-petirrojos', 'dentro-del-informe', 'petirrojina']
  let asesora: Client
  let contraloria: Client
  let venta: Invitada
  const medica = async (respuesta: object) => {
    const { identificador } = venta
    await alSalir(contraloria)('responderEvaluacionMedica', { identificador, ...respuesta } as never)
    await desk.releaseRespuestas()
    desk.clock.pasan(60_000)
  }

  beforeAll(async () => {
    asesora = await desk.as('asesora')
    contraloria = await desk.as('contraloria')
    venta = await invitada(desk, asesora, { rentaCertificada: true })
  })

  test('an electronic sale: the answer, the diagnosis, the request, the file and the reason', async () => {
    const postulante = await enter(desk, venta)
    await answerPreguntas(postulante)
    const { cuestionario, titular } = (await postulante.post('obtenerPostulacion')).body.data
    const sufre = { codigo: 'K998', diagnostico: 'Petirrojosis' }
    const diagnosticos = [{ beneficiario: titular.id, diagnostico: sufre, fecha: '15-03-2015' }]
    const { version } = cuestionario
    const respuesta = { codigoPregunta: 4, respuesta: true, version, diagnosticos }
    await hecho(postulante, 'guardarRespuestaPostulante', respuesta)
    await signAnswered(desk, venta, postulante)
    await medica({ resultado: 3, antecedentes: [{ persona: null, texto: 'Ecografia-renal por petirrojosis' }] })
    const bytes = pdf({ dentro: 'dentro-del-informe' })
    expect((await postulante.upload('subirAntecedente', bytes, 'informe-de-petirrojos.pdf')).status).toBe(200)
    await hecho(postulante, 'enviarAntecedentes', {})
    await medica({ resultado: 1, motivo: 'Petirrojina al día' })
    const { respuestas } = (await porHttp(contraloria)('obtenerCasoContraloria', venta)).medica ?? {}
    expect(JSON.stringify(respuestas)).toContain('Petirrojosis')
    await porHttp(asesora)('finalizaevaluacionds', { identificador: venta.identificador, resultado: 1 } as never)
    nadaEnClaro(await volcado(), dichas)
  })

  test('an update that is confirmed, which evaluates it again', async () => {
    const { prospectoId, postulante } = venta
    const call = porHttp(asesora)
    await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, tipoVenta: 'E' } as never)
    await deliverDocumentos(call, prospectoId, 'carta')
    await quoteActualizacion(call, prospectoId, 'caro')
    await porHttp(asesora)('confirmarActualizacion', { prospectoId } as never)
    expect((await porHttp(asesora)('obtenerVenta', { prospectoId })).estadoEdicion).toBe('S')
    nadaEnClaro(await volcado(), dichas)
  })
})

test('nor does a sale that reuses another declaration, in rows of its own', async () => {
  const dichas = ['golondrinitis', 'radiografia-reusada', 'dentro-de-la-radiografia']
  const asesora = await desk.as('asesora')
  const contraloria = porHttp(await desk.as('contraloria'))
  const original = await dsHasta(asesora, 'resumenDeclaracion', {
    postulante: { rentaCertificada: true },
    declaracion: { diagnosticos: { 4: ['K997', 'Golondrinitis', '15-03-2015'] } },
  })
  const { identificador } = original
  const archivo = { bytes: pdf({ dentro: 'dentro-de-la-radiografia' }), nombre: 'radiografia-reusada.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  await porHttp(asesora)('enviarDS', { identificador })
  await contraloria('responderEvaluacionMedica', { identificador, resultado: 1 } as never)
  await desk.releaseRespuestas()
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 } as never)
  const { prospectoId } = await porHttp(asesora)('reutilizarDS', { prospectoId: original.prospectoId })
  await confirmPlan(porHttp(asesora), prospectoId)
  const copia = await generateDS(porHttp(asesora), prospectoId)
  const { medica } = await contraloria('obtenerCasoContraloria', { identificador: copia })
  expect(JSON.stringify(medica?.respuestas)).toContain('Golondrinitis')
  nadaEnClaro(await volcado(), dichas)
})
