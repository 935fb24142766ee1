import { routes } from '@alerce/contract/routes'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { deliverDocumentos } from '../semilla/demo/documentos.ts'
import { confirmPlan, declare, formularioDe, generateDS, type PostulanteDemo } from '../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../semilla/demo/recorrido-actualizacion.ts'
import { type Client, createClient, upload } from '../testing/client.ts'
import {
  answerPreguntas,
  enter,
  hecho,
  invitada,
  signAnswered,
  TITULAR,
  ultimoCodigo,
} from '../testing/electronica/electronica.ts'
import { eventually } from '../testing/eventually.ts'
import { archivosDe, filasDe, listen } from '../testing/process/left-behind.ts'
import { overHttp } from '../testing/process/over-http.ts'
import { ownData, type ServerProcess, startProcess } from '../testing/process/server-process.ts'
import { dsNueva, nuevaDeclaracion, nuevoPostulante, porHttp } from '../testing/ventas.ts'

// The product as a process with its embedded database: all data are in one folder, all messages in its log.
let data: Awaited<ReturnType<typeof ownData>>
let server: ServerProcess
let asesora: Client
let contraloria: Client
let administracion: Client

beforeAll(async () => {
  data = await ownData(null, inject('seeded'))
  const env = { LOG_LEVEL: 'trace', LOGIN_ATTEMPTS_PER_MINUTE: '1000', REQUESTS_PER_MINUTE: '100000' }
  server = await startProcess({ ...data.env, ...env })
  expect(server.url, server.lines.slice(-20).join('\n')).not.toBeNull()
  asesora = createClient(overHttp(server.url ?? ''))
  contraloria = createClient(overHttp(server.url ?? ''))
  administracion = createClient(overHttp(server.url ?? ''))
  await asesora.login('asesora')
  await contraloria.login('contraloria')
  await administracion.login('administracion')
})
afterAll(async () => {
  server.signal('SIGKILL')
  await data.remove()
})

/** Prefix of all clinical words here; no other word of the product begins so. */
const SELLO = 'zorzal'

const hoy = () => aDDMMYYYY(systemClock.hoy())

/** Waits until the advisor reads this result. */
const sale = (identificador: number, resultado: number) =>
  eventually(async () =>
    expect((await porHttp(asesora)('resultadoevaluacionds', { identificador })).resultado).toBe(resultado),
  )

async function sell() {
  const diagnosticos = { 4: ['Z999', 'Zorzalitis crónica', '15-03-2015'] } as const
  const postulante = nuevoPostulante()
  const { identificador, prospectoId } = await dsNueva(asesora, postulante)
  const declaracion = nuevaDeclaracion({ diagnosticos, fechaDS: hoy() })
  await declare(porHttp(asesora), identificador, declaracion, 'resumenDeclaracion')
  const archivo = { bytes: pdf({ dentro: 'hallazgo de zorzalina en la biopsia' }), nombre: 'biopsia-zorzal.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  const cambios = [{ campo: 'diagnostico', de: '', a: 'Zorzalitis sin enviar' }]
  await porHttp(asesora)('guardarBorrador', { formulario: 'ds', cambios })
  // Refused, and so logged
  const larga = [{ codigo: 'Z999', descripcion: 'Zorzalitis '.repeat(60), fechaDiagnostico: 'zorzal' }]
  await asesora.post(routes.guardarRespuestaDS.path, {
    identificador,
    codigoPregunta: 4,
    respuesta: true,
    diagnosticos: larga,
  })
  await porHttp(asesora)('enviarDS', { identificador })
  await porHttp(contraloria)('tomarCasoContraloria', { identificador })
  await porHttp(contraloria)('responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
  await sale(identificador, 0)
  await porHttp(contraloria)('dejarCasoEnCola', { identificador, nota: 'Llamar al médico por la zorzalitis' })
  const { medica } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
  const persona = medica?.personas[0]?.id ?? 0
  const pedido = { identificador, resultado: 3, motivo: '', restricciones: [] }
  const antecedentes = [{ persona, texto: 'Informe de zorzalitis del último año' }]
  await porHttp(contraloria)('responderEvaluacionMedica', { ...pedido, antecedentes } as never)
  await sale(identificador, 3)
  const informe = { bytes: pdf({ dentro: 'zorzalitis confirmada' }), nombre: 'informe-zorzal.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 20 }, informe)
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 3, pin: '' } as never)
  const restricciones = [{ persona, condicion: 'Zorzalitis', meses: 18, cobertura: 25 }]
  const motivo = 'La zorzalitis declarada sigue en tratamiento'
  const restringe = { identificador, resultado: 2, motivo, restricciones, antecedentes: [] }
  await porHttp(contraloria)('responderEvaluacionMedica', restringe as never)
  await sale(identificador, 2)
  const { data: leida } = await porHttp(asesora)('resultadoevaluacionds', { identificador })
  expect(JSON.stringify(leida)).toContain('zorzalitis')
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 2, acepta: true, pin: '' } as never)
  return { prospectoId, postulante }
}

/** Another sale reuses that declaration, and its answers are read. */
async function reuse(original: number): Promise<void> {
  const { prospectoId } = await porHttp(asesora)('reutilizarDS', { prospectoId: original })
  await confirmPlan(porHttp(asesora), prospectoId)
  const identificador = await generateDS(porHttp(asesora), prospectoId)
  const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await porHttp(contraloria)('responderEvaluacionFinanciera', aprueba)
  await eventually(async () => {
    const { medica } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
    expect(JSON.stringify(medica)).toContain('Zorzalitis')
  })
}

/** Text of the newest letter with these words in its subject, read in the console. */
async function ultimaCarta(asunto: string): Promise<string> {
  const call = porHttp(administracion)
  const { correos } = await call('obtenerCorreos', { texto: asunto, limite: 1 })
  return (await call('obtenerCorreo', { correoId: correos[0]?.correoId ?? 0 })).texto ?? ''
}

/** Sent with a key, as the applicant's page does, so that the reply is stored. */
const conClave = (que: string) => ({ 'idempotency-key': `postulante-${que}` })

/**
 * A sale by telephone: invited, answered and signed; antecedentes requested and sent with a file, restricted, accepted.
 */
async function sellByPhone(): Promise<void> {
  const telefono = { ultimaCarta, anyone: () => createClient(overHttp(server.url ?? '')) }
  const venta = await invitada(telefono, asesora, { rentaCertificada: true })
  const { identificador } = venta
  const postulante = await enter(telefono, venta)
  await answerPreguntas(postulante)
  const { cuestionario, titular } = (await postulante.post('obtenerPostulacion')).body.data
  const invalidez = { ...TITULAR, pension: true, causal: 1, diagnostico: 'Zorzalitis invalidante' }
  const reemplaza = { version: titular.versionPersona, ventana: 'a'.repeat(32) }
  const guardado = await postulante.post('guardarTitularPostulante', { ...invalidez, reemplaza }, conClave('titular'))
  expect(guardado.status).toBe(200)
  // Another phone receives the changes in a refusal, which is also logged
  const otro = { version: titular.versionPersona, ventana: 'b'.repeat(32) }
  expect((await postulante.post('guardarTitularPostulante', { ...invalidez, reemplaza: otro })).status).toBe(412)
  const sufre = { codigo: 'Z999', diagnostico: 'Zorzalitis del postulante' }
  const diagnosticos = [{ beneficiario: titular.id, diagnostico: sufre, fecha: '15-03-2015' }]
  const respuesta = { codigoPregunta: 4, respuesta: true, version: cuestionario.version, diagnosticos }
  expect((await postulante.post('guardarRespuestaPostulante', respuesta, conClave('respuesta'))).status).toBe(200)
  const larga = [{ ...diagnosticos[0], diagnostico: { codigo: '', diagnostico: 'Zorzalitis '.repeat(60) } }]
  expect((await postulante.post('guardarRespuestaPostulante', { ...respuesta, diagnosticos: larga })).status).toBe(400)
  await signAnswered(telefono, venta, postulante)
  const situacion = (cual: string) =>
    eventually(async () => {
      const { data: suyo } = (await postulante.post('obtenerSeguimiento')).body
      expect(suyo.situacion).toBe(cual)
      return suyo
    })
  const answer = (dada: object) =>
    porHttp(contraloria)('responderEvaluacionMedica', { identificador, ...dada } as never)
  await answer({ resultado: 3, antecedentes: [{ persona: null, texto: 'Informe de zorzalitis del postulante' }] })
  await situacion('antecedentes')
  const bytes = pdf({ dentro: 'zorzalitis del postulante, confirmada' })
  expect((await postulante.upload('subirAntecedente', bytes, 'examen-zorzal.pdf')).status).toBe(200)
  expect((await postulante.post('enviarAntecedentes', {}, conClave('reenvio'))).status).toBe(200)
  const restricciones = [{ persona: titular.id, condicion: 'Zorzalitis', meses: 18, cobertura: 25 }]
  await answer({ resultado: 2, motivo: 'La zorzalitis del postulante sigue en tratamiento', restricciones })
  const { respuesta: texto, restricciones: leidas } = await situacion('restringida')
  expect(JSON.stringify(leidas)).toContain('Zorzalitis')
  await hecho(postulante, 'pedirCodigoDeRespuesta', {})
  const pin = await ultimoCodigo(telefono, venta)
  const acepta = { acepta: true, pin, version: texto.version }
  expect((await postulante.post('responderRestricciones', acepta, conClave('restricciones'))).status).toBe(200)
  await situacion('aceptada')
}

/** Changes the plan of a sale and confirms it. */
async function update(prospectoId: number, postulante: PostulanteDemo): Promise<void> {
  const call = porHttp(asesora)
  await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
  await deliverDocumentos(call, prospectoId, 'carta')
  await quoteActualizacion(call, prospectoId, 'caro')
  await call('confirmarActualizacion', { prospectoId } as never)
}

/** A sale on paper: declared, decided, reused and updated. */
async function sellOnPaper(): Promise<void> {
  const { prospectoId, postulante } = await sell()
  await reuse(prospectoId)
  await update(prospectoId, postulante)
}

test('stored files, logs and events contain no health data of a manual or electronic sale', async () => {
  const avisos = [await listen(server, asesora), await listen(server, contraloria)]
  // In parallel: answers of contraloría are held for a while
  await Promise.all([sellOnPaper(), sellByPhone()])
  server.signal('SIGTERM')
  expect(await server.exitCode).toBe(0)
  const archivos = archivosDe(data.folder)
  expect(
    archivos.some(({ letras }) => letras.includes('prueba serrano') || letras.includes('serrano')),
    'disk is read',
  ).toBe(true)
  for (const path of [routes.enviarDS.path, routes.firmarDeclaracion.path])
    expect(
      server.lines.some((line) => line.includes(path)),
      'the log is read',
    ).toBe(true)
  const guardadas = await filasDe(data.folder)
  // Includes the outbox, the jobs, the drafts and the stored replies
  for (const tabla of ['correo', 'job', 'borrador', 'idempotencia'])
    expect(
      guardadas.some((fila) => fila.split(' ', 1).join().includes(tabla)),
      tabla,
    ).toBe(true)
  const dichos = await Promise.all(avisos.map((todo) => todo()))
  expect(
    dichos.map((dicho) => /event: (prospecto|cola)/.test(dicho)),
    'screens are told',
  ).toEqual([true, true])
  const base64 = Buffer.from(SELLO).toString('base64').slice(0, 6)
  const enHex = Buffer.from(SELLO.slice(1)).toString('hex')
  expect(archivos.filter(({ letras }) => letras.includes(SELLO)).map(({ nombre }) => nombre)).toEqual([])
  const enClaro = guardadas.filter((fila) => fila.includes(SELLO) || fila.includes(enHex))
  expect(enClaro.map((fila) => fila.slice(0, 80))).toEqual([])
  const dichas = [...server.lines, ...dichos].filter(
    (line) => line.toLowerCase().includes(SELLO) || line.includes(base64),
  )
  expect(dichas).toEqual([])
})
