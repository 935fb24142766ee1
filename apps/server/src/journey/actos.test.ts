import { type RouteName, routes } from '@alerce/contract/routes'
import {
  type ActoDeDeclaracion,
  actosDeDeclaracion,
  juzgaActo,
  type NombreDeActo,
} from '@alerce/domain/declaracion/actos/actos'
import { type EtapaDS, etapasDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEnvio } from '../core/contrato/firmados/repository.ts'
import type { Answer, Client } from '../testing/client.ts'
import { ingresoDe } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { answerAll, enter, invitada, type Postulante, TITULAR } from '../testing/electronica/electronica.ts'
import { dsHasta, porHttp } from '../testing/ventas.ts'

let desk: Desk
let gente: { asesora: Client; contraloria: Client; mesa: Client }
let manual: { prospectoId: number; identificador: number; rut: string }
let electronica: { prospectoId: number; identificador: number }
let postulante: Postulante
let personas: unknown
let contractuales: object
let cuestionario: number

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  gente = {
    asesora: await desk.as('asesora'),
    contraloria: await desk.as('contraloria'),
    mesa: await desk.as('mesa'),
  }
  manual = await dsHasta(gente.asesora, 'resumenDeclaracion')
  personas = await gente.asesora.data(routes.obtenerBeneficiariosDS.path, manual)
  const { prospectoId } = manual
  const { version: _, ...ingreso } = ingresoDe(
    await porHttp(gente.asesora)('datosDocumentosContractuales', { prospectoId }),
  )
  contractuales = ingreso
  const venta = await invitada(desk, gente.asesora)
  electronica = venta
  postulante = await enter(desk, venta)
  cuestionario = (await postulante.post('obtenerPostulacion')).body.data.cuestionario.version
  await answerAll(postulante)
})
afterAll(() => desk.close())

const por = (quien: keyof typeof gente, nombre: RouteName, payload: () => object) => () =>
  gente[quien].post(routes[nombre].path, payload())
const ds = () => ({ identificador: manual.identificador, rut: manual.rut })
const archivo = { nombreArchivo: 'a.pdf', binario: 'JVBERi0xLjQ=', tipoMIME: 'application/pdf' }
const nota = 'Se espera el informe de su cirugía'

/** Call of each operation; those of applicants run in an applicant session. */
const llamadas: Readonly<Record<NombreDeActo, () => Promise<Answer>>> = {
  guardarAntecedentesCotizante: por('asesora', 'guardarAntecedentesCotizante', () => ({ ...ds(), nombres: 'Elena' })),
  guardarBeneficiariosDS: por('asesora', 'guardarBeneficiariosDS', () => ({ ...ds(), beneficiario: personas })),
  guardarRespuestaDS: por('asesora', 'guardarRespuestaDS', () => ({ ...ds(), codigoPregunta: 1, respuesta: false })),
  aceptarDocCargaMedica: por('asesora', 'aceptarDocCargaMedica', () => ({ ...ds(), idArchivo: 1 })),
  confirmarConyugeCircular: por('asesora', 'confirmarConyugeCircular', () => ({ ...ds(), firma: true })),
  enviarDS: por('asesora', 'enviarDS', ds),
  responderEvaluacionFinanciera: por('contraloria', 'responderEvaluacionFinanciera', () => ({
    ...ds(),
    decision: 'rechaza',
    rentaPromedio: null,
    motivo: 'Las liquidaciones no acreditan la renta',
  })),
  responderEvaluacionMedica: por('contraloria', 'responderEvaluacionMedica', () => ({ ...ds(), resultado: 1 })),
  tomarCasoContraloria: por('contraloria', 'tomarCasoContraloria', ds),
  dejarCasoEnCola: por('contraloria', 'dejarCasoEnCola', () => ({ ...ds(), nota })),
  asignarCasoContraloria: por('contraloria', 'asignarCasoContraloria', () => ({ ...ds(), usuarioId: 1, motivo: nota })),
  reenviarInvitacion: por('asesora', 'reenviarInvitacion', () => manual),
  invitarDeNuevo: por('asesora', 'invitarDeNuevo', () => manual),
  compartirInvitacion: por('asesora', 'compartirInvitacion', () => manual),
  anularInvitacion: por('asesora', 'anularInvitacion', () => ({ ...manual, clonar: false })),
  registrarRechazo: por('mesa', 'registrarRechazo', () => ({
    declaracionSaludId: manual.identificador,
    glosa: 'La firma no coincide.',
  })),
  ingresarDatosDocumentosContractuales: por('asesora', 'ingresarDatosDocumentosContractuales', () => contractuales),
  ingresarDatosDocumentosContractualesV2: por(
    ...(['asesora', 'ingresarDatosDocumentosContractualesV2'] as const),
    () => contractuales,
  ),
  actualizarDatosContractuales: por('asesora', 'actualizarDatosContractuales', () => contractuales),
  cargaArchivoPrimerPago: por('asesora', 'cargaArchivoPrimerPago', () => ({ ...ds(), ...archivo, tipoAdjunto: 50 })),
  guardarPrimerPago: por('asesora', 'guardarPrimerPago', ds),
  cargaArchivoProspectoTAD: por('asesora', 'cargaArchivoProspectoTAD', () => ({ ...ds(), ...archivo, TAD_CODIGO: 40 })),
  enviarDocumentosFirmados: por('asesora', 'enviarDocumentosFirmados', ds),
  devolverFirmas: por('mesa', 'devolverFirmas', () => ({
    declaracionSaludId: manual.identificador,
    codigo: '11',
    codigoDetalle: '1',
  })),
  aceptarFirmas: por('mesa', 'aceptarFirmas', () => ({ declaracionSaludId: manual.identificador })),
  decidirPrevired: () => postulante.post('decidirPrevired', { autoriza: true, version: 'x' }),
  confirmarRenta: () => postulante.post('confirmarRenta', { correcta: true }),
  guardarTitularPostulante: () => postulante.post('guardarTitularPostulante', TITULAR),
  guardarRespuestaPostulante: () =>
    postulante.post('guardarRespuestaPostulante', { codigoPregunta: 1, respuesta: false, version: cuestionario }),
  pedirCodigoDeFirma: () => postulante.post('pedirCodigoDeFirma'),
  firmarDeclaracion: () => postulante.post('firmarDeclaracion', { pin: '000000', version: 'x', acepta: true }),
  pedirCodigoDeContrato: () => postulante.post('pedirCodigoDeContrato'),
  firmarContrato: () => postulante.post('firmarContrato', { pin: '000000', version: 'x', acepta: true }),
}

const deElla = (nombre: NombreDeActo) => (actosDeDeclaracion[nombre] as ActoDeDeclaracion).otraVenta === 'sin_sesion'

/** Sets a sale to the stage in which an operation is tried, after earlier calls changed it. */
async function set(nombre: NombreDeActo, tipoVenta: 'M' | 'E', etapa: EtapaDS) {
  const { prospectoId, identificador } = deElla(nombre) ? electronica : manual
  const espera = nombre === 'responderEvaluacionFinanciera' ? 6 : 0
  const enviadaEn = haLlegado(etapa, 'resultado') ? desk.clock.ahora() : null
  const decidida = etapa === 'resultado' ? espera : 1
  const resultado = enviadaEn === null ? null : decidida
  const estado = { tipoVenta, etapa, subetapa: '', enviadaEn, resultado, viva: etapa !== 'invitacionAnulada' } as const
  const { db } = desk
  await db.updateTable('declaracion').set(estado).where('id', '=', identificador).execute()
  const suya = { etapa: tipoVenta === 'M' ? 'dsManualGenerada' : 'invitacionEnviada', tipoVenta } as const
  await db.updateTable('prospecto').set(suya).where('id', '=', prospectoId).execute()
  for (const deja of ['tomaCaso', 'evaluacion', 'rechazoAutenticacion', 'respuestaRetenida', 'envioFirmado'] as const)
    await db.deleteFrom(deja).where('declaracionId', '=', identificador).execute()
  // At the desk, signed papers must exist
  if (haLlegado(etapa, 'firmaIsapre'))
    await insertEnvio(db, { declaracionId: identificador, enviadoPor: 'prueba', enviadoEn: desk.clock.ahora() })
}

/** Every refusal of an operation in the table. */
const rechazosDe = ({ rechazo, otraVenta, enEtapa }: ActoDeDeclaracion) => [
  rechazo,
  otraVenta,
  ...Object.values(enEtapa ?? {}),
]

/**
 * Verdict of the table on an operation, and the result of the call; in a later stage it may still be refused for
 * missing data.
 */
async function attempt(nombre: NombreDeActo, tipoVenta: 'M' | 'E', etapa: EtapaDS) {
  await set(nombre, tipoVenta, etapa)
  const { status, body } = await llamadas[nombre]()
  const juicio = juzgaActo(nombre, { tipoVenta, etapa })
  const codigo = body.codigo ?? body.data?.codigo ?? null
  const dicho = juicio === 'permitido' && !rechazosDe(actosDeDeclaracion[nombre]).includes(codigo) ? juicio : codigo
  return { etapa, falla: status >= 500, dicho: juicio === 'hecho' && status === 200 ? juicio : dicho }
}

describe.each(Object.keys(actosDeDeclaracion) as NombreDeActo[])('%s', (nombre) => {
  test.each(['M', 'E'] as const)('of a sale %s is done, or refused with its message, at each stage', async (venta) => {
    const juicio = (etapa: EtapaDS) => juzgaActo(nombre, { tipoVenta: venta, etapa })
    // Permitted calls change the sale: refused ones run first
    const enOrden = etapasDS.toSorted((a, b) => Number(juicio(a) === 'permitido') - Number(juicio(b) === 'permitido'))
    for (const etapa of enOrden) {
      const dice = juicio(etapa)
      const dicho = typeof dice === 'string' ? dice : dice.rechazo
      expect(await attempt(nombre, venta, etapa)).toEqual({ etapa, falla: false, dicho })
    }
  })
})
