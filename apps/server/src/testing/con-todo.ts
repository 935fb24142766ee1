import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { expect } from 'vitest'
import { declare, formularioDe, type PostulanteDemo } from '../semilla/demo/recorrido.ts'
import { signAll } from './cierre/firmas.ts'
import { subirComprobante } from './cierre/pagos.ts'
import { type Client, upload } from './client.ts'
import { documentosEmitidos, ingresoDe } from './contratos.ts'
import type { Desk } from './desk.ts'
import { eventually } from './eventually.ts'
import { alSalir, dsNueva, nuevaDeclaracion, nuevoPostulante, nuevoRut, porHttp } from './ventas.ts'

type Gente = Readonly<Record<'asesora' | 'contraloria' | 'mesa', Client>>

/** Applicant with data that occur nowhere else in the product. */
export const postulante = nuevoPostulante({
  nombres: 'Zunilda',
  apellidoPaterno: 'Zorzalejo',
  apellidoMaterno: 'Zambra',
  tipoTrabajador: 'I',
  beneficiarios: [
    { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2, descripcionOtro: '' },
  ],
})
export const { correo = '', celular = '' } = formularioDe(postulante)
export const SALUD = 'Zorzalitis'

/** A sale of this person with her mother, declared with a diagnosis up to the signature. */
export async function declarada({ asesora }: Pick<Gente, 'asesora'>, quien: PostulanteDemo) {
  const venta = await dsNueva(asesora, quien)
  const madre = { nombres: 'Berta', apellidoPaterno: 'Zorzalejo', apellidoMaterno: 'Vega', rutBeneficiario: nuevoRut() }
  const dependientes = [{ ...madre, tipoDocumento: 'R' as const, peso: 60, altura: 1.6 }]
  const diagnosticos = { 4: ['Z999', `${SALUD} crónica`, '15-03-2015'] } as const
  const declaracion = nuevaDeclaracion({ dependientes, diagnosticos, altura: 1.97 })
  await declare(porHttp(asesora), venta.identificador, declaracion, 'resumenDeclaracion')
  return venta
}

/** Declared with a file that also names it, restricted and accepted. */
async function aceptada(desk: Desk, gente: Gente) {
  const { asesora } = gente
  const { prospectoId, identificador } = await declarada(gente, postulante)
  await porHttp(gente.asesora)('enviarCotizacionCorreo', { prospectoId })
  const examen = { bytes: pdf({ dentro: `hallazgo de ${SALUD}` }), nombre: `biopsia-${SALUD}.pdf` }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, examen)
  await porHttp(gente.asesora)('enviarDS', { identificador })
  const renta = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await alSalir(gente.contraloria)('responderEvaluacionFinanciera', renta)
  const { medica } = await porHttp(gente.contraloria)('obtenerCasoContraloria', { identificador })
  const restricciones = [
    { persona: medica?.personas[0]?.id ?? 0, condicion: SALUD, meses: 18 as const, cobertura: 25 as const },
  ]
  const restringe = { identificador, resultado: 2, motivo: `La ${SALUD} sigue en tratamiento`, restricciones }
  await alSalir(gente.contraloria)('responderEvaluacionMedica', { ...restringe, antecedentes: [] } as never)
  await desk.releaseRespuestas()
  await porHttp(gente.asesora)('finalizaevaluacionds', { identificador, resultado: 2, acepta: true, pin: '' } as never)
  return { prospectoId, identificador }
}

/**
 * Issues, mails and signs the papers, with one irregularity; proves the first payment and makes the contract. From then
 * on she is in the operator's list of holders.
 */
export async function suscritaConTodo(desk: Desk, gente: Gente) {
  const venta = await aceptada(desk, gente)
  const { prospectoId, identificador } = venta
  await porHttp(gente.mesa)('registrarMandato', { declaracionSaludId: identificador, referencia: 'PAT-1' })
  const datos = await porHttp(gente.asesora)('datosDocumentosContractuales', { prospectoId })
  await porHttp(gente.asesora)('ingresarDatosDocumentosContractualesV2', ingresoDe(datos))
  await subirComprobante(gente.asesora, identificador)
  await porHttp(gente.asesora)('guardarPrimerPago', { identificador })
  await porHttp(gente.mesa)('aceptarPrimerPago', { declaracionSaludId: identificador })
  const papeles = await documentosEmitidos(gente.asesora, identificador)
  await porHttp(gente.asesora)('guardarEtapa', {
    identificador,
    etapa: 'resumenCotizacion',
    subetapa: 'Documentos Generados',
  })
  await porHttp(gente.asesora)('enviarDocumentosAlCliente', { identificador })
  await signAll(gente.asesora, identificador)
  await porHttp(gente.asesora)('enviarDocumentosFirmados', { identificador })
  const abierta = { prospectoId, codigo: '10', codigoDetalle: '1' }
  const { irregularidadId } = await porHttp(gente.mesa)('abrirIrregularidad', abierta)
  await upload(gente.mesa, routes.subirEvidencia, { irregularidadId }, { bytes: pdf({ dentro: 'ilegible' }) })
  await porHttp(gente.mesa)('cerrarIrregularidad', { irregularidadId })
  await porHttp(gente.mesa)('aceptarFirmas', { declaracionSaludId: identificador })
  const evidencia = () => porHttp(gente.contraloria)('obtenerEvidencia', { identificador })
  await eventually(async () => expect((await evidencia()).estado).toBe('sellada'))
  return { ...venta, irregularidadId, papeles: papeles.map(({ imgCorrel }) => ({ identificador, imgCorrel })) }
}

/** An appointment with health data in its comment, and its calendar feed. */
export async function citada({ asesora }: Pick<Gente, 'asesora'>, prospectoId: number) {
  const { citaId } = await porHttp(asesora)('agendarCita', {
    prospectoId,
    fechaHoraInicio: '08/10/2026 10:00:00',
    duracionMinutos: 30,
    avisar: true,
    comentario: `Preguntar por la ${SALUD}, fono ${celular}`,
    citaId: null,
    estado: null,
  } as never)
  const { ruta } = await porHttp(asesora)('crearCalendarioPrivado', {})
  return { citaId, llave: ruta.split('/').at(-1) ?? '' }
}
