import { entradasDeCupon } from '@alerce/domain/base/entradas-de-cupon'
import { bitacoraDePersonas } from './bitacora-de-personas.ts'
import { bitacoraDelPostulante } from './bitacora-del-postulante.ts'

/** Classes of an entry, with the words and the order of the filter. */
export const clasesDeBitacora = {
  prospecto: 'Prospecto',
  cotizacion: 'Cotización',
  declaracion: 'Declaración de Salud',
  documentos: 'Contrato y documentos',
  pago: 'Mandato y cupón de pago',
  agenda: 'Agenda',
  autorizacion: 'Autorización',
  actualizacion: 'Actualización',
  mesa: 'Mesa',
} as const

/**
 * Author of a kind of entry: a person (an applicant too), the system, or either. A result may come from contraloría or
 * from the motor. System entries carry no person's signature.
 */
export type Autor = 'persona' | 'sistema' | 'ambos'

export type ClaseDeBitacora = keyof typeof clasesDeBitacora

interface BitacoraKind {
  /** Kept in the row, and `bitacoraId` on the wire: never changed, never reused. */
  readonly id: number
  readonly clase: ClaseDeBitacora
  readonly autor: Autor
  /** Kept in the row too. It never holds health data, a RUT or an e-mail. */
  readonly texto: string
}

/** Kinds of Bitácora entries. 15, 19 and 22 mean something to the screens (spec 1 §9); ours begin at 100. */
export const bitacora = {
  resultadoAutorizado: {
    id: 15,
    clase: 'declaracion',
    autor: 'ambos',
    texto: 'Declaración de Salud autorizada, pendiente de finalizar',
  },
  cuponManual: { id: entradasDeCupon.manual, clase: 'pago', autor: 'sistema', texto: 'Cupón de pago disponible' },
  cuponElectronico: {
    id: entradasDeCupon.electronica,
    clase: 'pago',
    autor: 'sistema',
    texto: 'Cupón de pago disponible',
  },
  prospectoIngresado: { id: 100, clase: 'prospecto', autor: 'persona', texto: 'Prospecto ingresado' },
  antecedentesGuardados: {
    id: 101,
    clase: 'prospecto',
    autor: 'persona',
    texto: 'Antecedentes del postulante guardados',
  },
  beneficiariosGuardados: { id: 102, clase: 'prospecto', autor: 'persona', texto: 'Beneficiarios guardados' },
  beneficiarioEliminado: { id: 103, clase: 'prospecto', autor: 'persona', texto: 'Beneficiario eliminado' },
  cotizacionLimpiada: { id: 104, clase: 'cotizacion', autor: 'ambos', texto: 'Cotización borrada' },
  planSeleccionado: { id: 105, clase: 'cotizacion', autor: 'persona', texto: 'Plan seleccionado' },
  correoNoEntregado: { id: 220, clase: 'prospecto', autor: 'sistema', texto: 'Correo que no se pudo entregar' },
  saludPurgada: {
    id: 249,
    clase: 'declaracion',
    autor: 'sistema',
    texto: 'Antecedentes de salud eliminados al cumplirse su plazo',
  },
  enviadaVencida: {
    id: 364,
    clase: 'declaracion',
    autor: 'sistema',
    texto: 'DS cerrada: nadie continuó la venta a tiempo',
  },
  cotizacionEnviada: { id: 106, clase: 'cotizacion', autor: 'persona', texto: 'Cotización enviada por correo' },
  compensacionFijada: { id: 195, clase: 'cotizacion', autor: 'persona', texto: 'Compensación fijada' },
  cambioDeEtapa: { id: 107, clase: 'prospecto', autor: 'ambos', texto: 'Postulación' },
  prospectoGestionado: { id: 108, clase: 'prospecto', autor: 'persona', texto: 'Prospecto gestionado' },
  funNoDisponible: { id: 109, clase: 'mesa', autor: 'sistema', texto: 'Verificación FUN no disponible' },
  citaAgendada: { id: 110, clase: 'agenda', autor: 'persona', texto: 'Cita agendada' },
  citaModificada: { id: 111, clase: 'agenda', autor: 'persona', texto: 'Cita modificada' },
  citaEliminada: { id: 112, clase: 'agenda', autor: 'persona', texto: 'Cita eliminada' },
  invitacionAnulada: { id: 113, clase: 'declaracion', autor: 'ambos', texto: 'Invitación anulada' },
  tipoVentaCambiado: { id: 367, clase: 'declaracion', autor: 'persona', texto: 'Tipo de venta cambiado' },
  prospectoModificado: { id: 114, clase: 'prospecto', autor: 'persona', texto: 'Datos del prospecto modificados' },
  citaRealizada: { id: 115, clase: 'agenda', autor: 'persona', texto: 'Cita realizada' },
  citaRestituida: { id: 346, clase: 'agenda', autor: 'persona', texto: 'Cita eliminada devuelta' },
  citaNoRealizada: { id: 116, clase: 'agenda', autor: 'persona', texto: 'Cita no realizada' },
  citaReagendada: { id: 117, clase: 'agenda', autor: 'persona', texto: 'Cita reagendada' },
  prospectoImportado: { id: 118, clase: 'prospecto', autor: 'persona', texto: 'Prospecto importado de una planilla' },
  prospectoCopiado: { id: 119, clase: 'prospecto', autor: 'persona', texto: 'Copia de otra postulación' },
  dsReutilizadaEnOtra: {
    id: 236,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Declaración de Salud reutilizada en otra postulación',
  },
  dsReutilizada: { id: 237, clase: 'declaracion', autor: 'persona', texto: 'Declaración de Salud reutilizada' },
  dsNoReutilizada: {
    id: 238,
    clase: 'declaracion',
    autor: 'sistema',
    texto: 'La Declaración de Salud no se pudo reutilizar: se responde otra',
  },
  dsManualGenerada: { id: 120, clase: 'declaracion', autor: 'persona', texto: 'Declaración de Salud manual generada' },
  etapaDs: { id: 121, clase: 'declaracion', autor: 'persona', texto: 'Declaración de Salud' },
  juradaAceptada: {
    id: 241,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Declaración jurada de carga médica aceptada',
  },
  circularAceptada: { id: 242, clase: 'declaracion', autor: 'persona', texto: 'Circular del cónyuge aceptada' },
  circularRetirada: {
    id: 243,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Aceptación de la circular del cónyuge retirada',
  },
  dsEnviada: { id: 122, clase: 'declaracion', autor: 'persona', texto: 'Declaración de Salud enviada a evaluación' },
  evaluacionFinanciera: { id: 123, clase: 'declaracion', autor: 'ambos', texto: 'Evaluación financiera' },
  evaluacionMedica: { id: 124, clase: 'declaracion', autor: 'ambos', texto: 'Evaluación médica' },
  dsFinalizada: { id: 125, clase: 'declaracion', autor: 'persona', texto: 'Declaración de Salud finalizada' },
  antecedentesReenviados: {
    id: 210,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Antecedentes pedidos enviados a contraloría',
  },
  datosContractuales: { id: 130, clase: 'documentos', autor: 'persona', texto: 'Datos contractuales guardados' },
  documentosEnviados: { id: 132, clase: 'documentos', autor: 'persona', texto: 'Documentos enviados al cliente' },
  comprobanteRecibido: { id: 275, clase: 'pago', autor: 'persona', texto: 'Comprobante del primer pago recibido' },
  primerPagoRegistrado: { id: 276, clase: 'pago', autor: 'persona', texto: 'Primer pago registrado' },
  primerPagoAceptado: { id: 340, clase: 'pago', autor: 'persona', texto: 'Primer pago aceptado por la mesa' },
  primerPagoDevuelto: { id: 341, clase: 'pago', autor: 'persona', texto: 'Primer pago devuelto por la mesa' },
  primerPagoRetomado: { id: 342, clase: 'pago', autor: 'persona', texto: 'Aceptación del primer pago deshecha' },
  firmadoRecibido: { id: 270, clase: 'documentos', autor: 'persona', texto: 'Documento firmado recibido' },
  evidenciaSellada: { id: 310, clase: 'documentos', autor: 'sistema', texto: 'Evidencia de la venta sellada' },
  firmadosEnviados: { id: 271, clase: 'documentos', autor: 'persona', texto: 'Documentos firmados enviados a la mesa' },
  firmadosDevueltos: {
    id: 272,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Documentos firmados devueltos por la mesa',
  },
  contratoSuscrito: { id: 273, clase: 'documentos', autor: 'persona', texto: 'Contrato suscrito' },
  contratoDeOtra: {
    id: 274,
    clase: 'documentos',
    autor: 'sistema',
    texto: 'El postulante suscribió un contrato con otra postulación',
  },
  cuponEnviado: { id: 133, clase: 'pago', autor: 'persona', texto: 'Cupón de pago enviado al cliente' },
  funRegistrado: { id: 140, clase: 'mesa', autor: 'persona', texto: 'FUN de baja registrado' },
  funCorregido: { id: 141, clase: 'mesa', autor: 'persona', texto: 'FUN de baja corregido' },
  funEliminado: { id: 142, clase: 'mesa', autor: 'persona', texto: 'Registro del FUN de baja eliminado' },
  mandatoRegistrado: { id: 143, clase: 'pago', autor: 'persona', texto: 'Mandato de pago registrado' },
  mandatoRevocado: { id: 144, clase: 'pago', autor: 'persona', texto: 'Mandato de pago revocado' },
  irregularidadAbierta: { id: 150, clase: 'mesa', autor: 'persona', texto: 'Irregularidad abierta' },
  irregularidadCerrada: { id: 151, clase: 'mesa', autor: 'persona', texto: 'Irregularidad cerrada' },
  irregularidadCorregida: { id: 330, clase: 'mesa', autor: 'persona', texto: 'Irregularidad corregida, en revisión' },
  irregularidadRetomada: { id: 331, clase: 'mesa', autor: 'persona', texto: 'Corrección de la irregularidad deshecha' },
  irregularidadDevuelta: { id: 332, clase: 'mesa', autor: 'persona', texto: 'Irregularidad devuelta al asesor' },
  irregularidadReabierta: { id: 155, clase: 'mesa', autor: 'persona', texto: 'Cierre de la irregularidad deshecho' },
  irregularidadOtraVez: { id: 343, clase: 'mesa', autor: 'persona', texto: 'Irregularidad abierta otra vez' },
  mensajeDeMesa: { id: 344, clase: 'mesa', autor: 'persona', texto: 'La mesa escribió al asesor' },
  autenticacionRechazada: { id: 152, clase: 'mesa', autor: 'persona', texto: 'Autenticación rechazada' },
  rechazoLevantado: { id: 153, clase: 'mesa', autor: 'persona', texto: 'Rechazo de autenticación levantado' },
  rechazoRetomado: { id: 345, clase: 'mesa', autor: 'persona', texto: 'Levantamiento del rechazo deshecho' },
  anulacionDeshecha: { id: 154, clase: 'declaracion', autor: 'persona', texto: 'Anulación de la invitación deshecha' },
  documentoRecibido: { id: 160, clase: 'documentos', autor: 'persona', texto: 'Documento del postulante recibido' },
  documentoQuitado: { id: 161, clase: 'documentos', autor: 'persona', texto: 'Documento del postulante quitado' },
  documentoRepuesto: { id: 162, clase: 'documentos', autor: 'persona', texto: 'Documento del postulante devuelto' },
  certificadoValidado: {
    id: 165,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Certificado de cotizaciones validado',
  },
  certificadoRetirado: {
    id: 166,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Certificado de cotizaciones retirado',
  },
  certificadoRestituido: {
    id: 167,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Certificado de cotizaciones restituido',
  },
  certificadoEnviado: {
    id: 168,
    clase: 'documentos',
    autor: 'persona',
    texto: 'Certificado de cotizaciones unido a su documento',
  },
  autorizacionSolicitada: {
    id: 170,
    clase: 'autorizacion',
    autor: 'persona',
    texto: 'Autorización solicitada a la jefatura',
  },
  autorizacionOtorgada: {
    id: 171,
    clase: 'autorizacion',
    autor: 'persona',
    texto: 'Solicitud de autorización aprobada',
  },
  autorizacionRechazada: {
    id: 172,
    clase: 'autorizacion',
    autor: 'persona',
    texto: 'Solicitud de autorización rechazada',
  },
  parejaFormada: { id: 175, clase: 'prospecto', autor: 'persona', texto: 'Pareja de compensados formada' },
  parejaModificada: { id: 176, clase: 'prospecto', autor: 'persona', texto: 'Pareja de compensados modificada' },
  actualizacionComenzada: {
    id: 180,
    clase: 'actualizacion',
    autor: 'persona',
    texto: 'Actualización de la postulación comenzada',
  },
  actualizacionGuardada: { id: 181, clase: 'actualizacion', autor: 'persona', texto: 'Actualización guardada' },
  actualizacionDescartada: {
    id: 182,
    clase: 'actualizacion',
    autor: 'persona',
    texto: 'Actualización descartada: los datos volvieron a como estaban',
  },
  dsReabierta: {
    id: 198,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Declaración de Salud abierta otra vez',
  },
  anuladaCopiada: {
    id: 372,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Postulación nueva en lugar de la invitación anulada',
  },
  declaradoOlvidado: {
    id: 371,
    clase: 'declaracion',
    autor: 'persona',
    texto: 'Se eliminó lo declarado que ya no vale',
  },
  actualizacionConfirmada: { id: 196, clase: 'actualizacion', autor: 'persona', texto: 'Actualización confirmada' },
  pagoPorRehacer: {
    id: 197,
    clase: 'pago',
    autor: 'sistema',
    texto: 'El monto cambió: el mandato, el cupón y el primer pago se piden otra vez',
  },
  nombreCorregido: { id: 183, clase: 'actualizacion', autor: 'persona', texto: 'Nombre del postulante corregido' },
  postulanteInformado: { id: 184, clase: 'actualizacion', autor: 'persona', texto: 'Correo al postulante' },
  enlaceMandatoEnviado: {
    id: 186,
    clase: 'pago',
    autor: 'ambos',
    texto: 'Enlace del mandato de pago enviado al cliente',
  },
  mandatoOtorgado: { id: 187, clase: 'pago', autor: 'persona', texto: 'Mandato de pago autorizado por el cliente' },
  mandatoNoAutorizado: { id: 188, clase: 'pago', autor: 'persona', texto: 'El cliente no autorizó el mandato de pago' },
  enlaceMandatoBloqueado: {
    id: 189,
    clase: 'pago',
    autor: 'sistema',
    texto: 'Enlace del mandato de pago bloqueado: tres identidades no coincidieron',
  },
  pagoEnLinea: { id: 430, clase: 'pago', autor: 'sistema', texto: 'Primer pago hecho en línea' },
  cobroRechazado: {
    id: 431,
    clase: 'pago',
    autor: 'sistema',
    texto: 'El proveedor de pagos rechazó el cobro en línea',
  },
  cobroSinEfecto: { id: 432, clase: 'pago', autor: 'sistema', texto: 'Cobro en línea confirmado sin efecto' },
  cobroSinRespuesta: {
    id: 433,
    clase: 'pago',
    autor: 'sistema',
    texto: 'El proveedor de pagos no dijo en qué terminó el cobro en línea',
  },
  casoReasignado: { id: 410, clase: 'prospecto', autor: 'persona', texto: 'Reasignado' },
  reasignacionDeshecha: { id: 411, clase: 'prospecto', autor: 'persona', texto: 'Reasignación deshecha' },
  suplenciaComenzada: { id: 412, clase: 'prospecto', autor: 'ambos', texto: 'Cubierto por ausencia' },
  suplenciaTerminada: { id: 413, clase: 'prospecto', autor: 'ambos', texto: 'Termina la suplencia' },
  ...bitacoraDePersonas,
  ...bitacoraDelPostulante,
} as const satisfies Readonly<Record<string, BitacoraKind>>

export type EventoDeBitacora = keyof typeof bitacora

/** Entries signed by a person; the others are the system's own, whoever made the call. */
export type EventoFirmado = {
  [E in EventoDeBitacora]: (typeof bitacora)[E]['autor'] extends 'sistema' ? never : E
}[EventoDeBitacora]
