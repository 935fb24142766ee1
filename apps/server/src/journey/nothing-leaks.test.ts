import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@alerce/contract/routes'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { entregarDocumentos } from '../semilla/demo/documentos.ts'
import { confirmarPlan, declarar, formularioDe, generarDS, type PostulanteDemo } from '../semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../semilla/demo/recorrido-actualizacion.ts'
import { type Client, createClient, subir } from '../testing/client.ts'
import { eventually } from '../testing/eventually.ts'
import { overHttp } from '../testing/process/over-http.ts'
import { ownData, type ServerProcess, startProcess } from '../testing/process/server-process.ts'
import { dsNueva, nuevaDeclaracion, nuevoPostulante, porHttp } from '../testing/ventas.ts'

// The product as it runs, on the database that it brings: all it keeps lies in one folder, all it tells in its log.
let data: Awaited<ReturnType<typeof ownData>>
let server: ServerProcess
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  data = await ownData(null)
  const env = { LOG_LEVEL: 'trace', LOGIN_ATTEMPTS_PER_MINUTE: '1000', REQUESTS_PER_MINUTE: '100000' }
  server = await startProcess({ ...data.env, ...env })
  asesora = createClient(overHttp(server.url ?? ''))
  contraloria = createClient(overHttp(server.url ?? ''))
  await asesora.login('asesora')
  await contraloria.login('contraloria')
})
afterAll(async () => {
  server.signal('SIGKILL')
  await data.remove()
})

/** The beginning of a word that nothing else in the product says; every clinical word here begins with it. */
const SELLO = 'zorzal'

const hoy = () => aDDMMYYYY(systemClock.hoy())

/** What was answered has left, and the advisor reads it. */
const sale = (identificador: number, resultado: number) =>
  eventually(async () =>
    expect((await porHttp(asesora)('resultadoevaluacionds', { identificador })).resultado).toBe(resultado),
  )

async function vender() {
  const diagnosticos = { 4: ['Z999', 'Zorzalitis crónica', '15-03-2015'] } as const
  const postulante = nuevoPostulante()
  const { identificador, prospectoId } = await dsNueva(asesora, postulante)
  const declaracion = nuevaDeclaracion({ diagnosticos, fechaDS: hoy() })
  await declarar(porHttp(asesora), identificador, declaracion, 'resumenDeclaracion')
  const archivo = { bytes: pdf({ dentro: 'hallazgo de zorzalina en la biopsia' }), nombre: 'biopsia-zorzal.pdf' }
  await subir(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  const cambios = [{ campo: 'diagnostico', de: '', a: 'Zorzalitis sin enviar' }]
  await porHttp(asesora)('guardarBorrador', { formulario: 'ds', cambios })
  // refused, and so told in the log
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
  await porHttp(contraloria)('dejarCasoEnCola', { identificador, nota: 'Llamar al médico por la zorzalitis' })
  const { medica } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
  const persona = medica?.personas[0]?.id ?? 0
  const pedido = { identificador, resultado: 3, motivo: '', restricciones: [] }
  const antecedentes = [{ persona, texto: 'Informe de zorzalitis del último año' }]
  await porHttp(contraloria)('responderEvaluacionMedica', { ...pedido, antecedentes } as never)
  await sale(identificador, 3)
  const informe = { bytes: pdf({ dentro: 'zorzalitis confirmada' }), nombre: 'informe-zorzal.pdf' }
  await subir(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 20 }, informe)
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

/** Another sale says what that one said, and is read. */
async function reutilizar(original: number): Promise<void> {
  const { prospectoId } = await porHttp(asesora)('reutilizarDS', { prospectoId: original })
  await confirmarPlan(porHttp(asesora), prospectoId)
  const identificador = await generarDS(porHttp(asesora), prospectoId)
  const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await porHttp(contraloria)('responderEvaluacionFinanciera', aprueba)
  const { medica } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
  expect(JSON.stringify(medica)).toContain('Zorzalitis')
}

/** Its plan is changed, and confirmed. */
async function actualizar(prospectoId: number, postulante: PostulanteDemo): Promise<void> {
  const llamar = porHttp(asesora)
  await llamar('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
  await entregarDocumentos(llamar, prospectoId, 'carta')
  await cotizarActualizacion(llamar, prospectoId, 'caro')
  await llamar('confirmarActualizacion', { prospectoId } as never)
}

/** Every file of a folder, as the letters of its bytes. */
const archivosDe = (folder: string): { nombre: string; letras: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((nombre) => ({ nombre, letras: readFileSync(nombre).toString('latin1').toLowerCase() }))

test('what is kept on disk and what is told in the log hold no word of a health that was declared, decided, read, reused and updated', async () => {
  const { prospectoId, postulante } = await vender()
  await reutilizar(prospectoId)
  await actualizar(prospectoId, postulante)
  server.signal('SIGTERM')
  expect(await server.exitCode).toBe(0)
  const archivos = archivosDe(data.folder)
  expect(
    archivos.some(({ letras }) => letras.includes('prueba serrano') || letras.includes('serrano')),
    'disk is read',
  ).toBe(true)
  expect(
    server.lines.some((line) => line.includes(routes.enviarDS.path)),
    'the log is read',
  ).toBe(true)
  const base64 = Buffer.from(SELLO).toString('base64').slice(0, 6)
  expect(archivos.filter(({ letras }) => letras.includes(SELLO)).map(({ nombre }) => nombre)).toEqual([])
  const dichas = server.lines.filter((line) => line.toLowerCase().includes(SELLO) || line.includes(base64))
  expect(dichas).toEqual([])
})
