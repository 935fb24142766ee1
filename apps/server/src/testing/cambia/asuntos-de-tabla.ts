import type { Asunto } from '@alerce/contract/asuntos'
import type { Database } from '../../platform/db/tables/database.ts'

/** A word that is said, or of several one. */
export type Dicho = Asunto | readonly Asunto[]

/**
 * What is said by whoever writes a table, so that all that shows it is read again: each of these. None: no screen shows
 * it, or it is asked anew each time.
 */
export const asuntosDeTabla: Readonly<Record<keyof Database, readonly Dicho[]>> = {
  // acceso
  aperturaEnlace: ['enlaces'],
  bitacoraAcceso: ['accesos'],
  bitacoraAccesoSello: [],
  clienteApi: ['clientes'],
  enlaceClave: [],
  enlaceSupervisor: ['enlaces'],
  equipo: ['equipos'],
  eventoSeguridad: ['seguridad'],
  frenoAcceso: [],
  registroAcceso: ['sesiones'],
  sesion: ['sesiones'],
  tokenApi: [],
  usuario: ['usuarios'],
  // agenda
  calendarioPrivado: ['calendario'],
  cambioCita: [],
  cita: ['agenda'],
  citaBorrada: [],
  // base
  afp: ['catalogo'],
  almacen: [],
  archivo: [],
  bitacora: [['prospecto', 'cola', 'mesa', 'bitacora']],
  borrador: ['borrador'],
  // a contract adds to it, and a FUN tells of it; who administers the catalogue sees it there, when they ask
  cargaVigente: [],
  ciudad: [],
  colectivo: ['catalogo'],
  comuna: [],
  correo: ['correos'],
  correoAdjunto: ['correos'],
  direccionEmpleador: [],
  feriado: ['catalogo'],
  idempotencia: [],
  isapre: ['catalogo'],
  notificacion: ['notificacion'],
  parametro: ['catalogo'],
  // told by who writes it, with the notifications of the person
  porDeshacer: [],
  region: [],
  texto: ['textos'],
  // as cargaVigente
  titularVigente: [],
  uf: ['catalogo'],
  // cartera
  asuntoPospuesto: ['miDia'],
  suplencia: ['carteras'],
  importacion: ['importacion'],
  importacionFila: ['importacion'],
  traspaso: ['carteras'],
  traspasoCaso: ['carteras'],
  // told by whoever wrote what it follows from
  tarjeta: [],
  tarjetaPorRehacer: [],
  // contrato
  actualizacion: ['prospecto'],
  antecedenteContractual: ['contractual'],
  comprobantePago: ['primerPago'],
  consentimientoMandato: ['mandatos'],
  documentoContrato: ['papeles'],
  copiaFirmada: [],
  documentosReunidos: [],
  enlaceMandato: ['mandatos'],
  entidadPagadora: ['contractual'],
  envioFirmado: ['firmados', 'mesa'],
  evidencia: ['firmados'],
  evidenciaArchivo: [],
  mandato: ['mandatos', 'mesa'],
  papelFirmado: ['firmados'],
  primerPago: ['primerPago', 'mesa'],
  // cotizacion
  beneficio: ['catalogo'],
  cargaCatalogo: ['catalogo'],
  cargaCatalogoFila: ['catalogo'],
  cargaCatalogoFin: ['catalogo'],
  cargaCatalogoAntes: ['catalogo'],
  factorTramo: ['catalogo'],
  topeImponible: ['catalogo'],
  cotizacion: [['plan', 'cotizacion']],
  plan: ['catalogo'],
  planBeneficio: ['catalogo'],
  planPrestador: ['catalogo'],
  planRegion: ['catalogo'],
  preferencia: [['preferencias', 'cotizacion']],
  prestador: ['catalogo'],
  primaGes: ['catalogo'],
  rangoPactado: [['rango', 'cotizacion']],
  cotizacionBorrada: [],
  cotizacionEnviada: ['enviadas'],
  // declaracion
  adjunto: ['archivosDS'],
  cambioCorreo: [['postulante', 'prospecto', 'datos']],
  cambioDS: [],
  codigoPostulante: [],
  constanciaPostulante: ['postulante'],
  declaracion: [['etapaDS', 'declaracion']],
  declaracionJurada: ['juradas'],
  declaracionPersona: ['personas'],
  diagnostico: [],
  // of a copy of the paper, too
  enlaceInvitacion: [['declaracion', 'prospecto', 'papeles']],
  evaluacion: [['caso', 'cola', 'resultado']],
  firmaCircular: ['circular'],
  notaCaso: [['caso', 'cola']],
  respuestaDS: ['preguntas'],
  respuestaRetenida: [['caso', 'cola']],
  tomaCaso: ['cola'],
  sesionPostulante: ['postulante'],
  // mesa
  funBaja: ['fun', 'mesa'],
  irregularidad: ['irregularidades', 'mesa'],
  irregularidadCodigo: ['catalogo'],
  irregularidadDetalle: ['catalogo'],
  irregularidadEvidencia: ['irregularidades', 'mesa'],
  rechazoAutenticacion: ['rechazos', 'mesa'],
  enlaceReabierto: [],
  devolucion: ['devoluciones', 'mesa'],
  // postulacion
  autorizacion: ['autorizacion'],
  beneficiario: ['beneficiarios'],
  cambio: [],
  certificado: [['prospecto', 'documentos']],
  documentoPedido: ['catalogo'],
  documentoProspecto: [['prospecto', 'documentos']],
  empleador: [['datos', 'prospecto']],
  prospecto: ['prospecto'],
  rentaAprobada: [['resultado', 'caso']],
}

/** Reads that declare to show nothing though the tables they read change: each with the reason. */
export const leenSinDecirlo: Readonly<Record<string, string>> = {
  revisarEnlaceClave: 'asked once, by a page without a session',
  obtenerAsesoresDelEquipo: 'names of a filter: those of when the page was loaded',
  obtenerCasosAnteriores: 'each look is logged: a screen asks when a person opens it, and never by itself',
  verificarAccesos: 'walks the chain when a person asks for it',
  verificarBeneficiarios: 'checks what a form holds before it is saved',
}

/** Columns of which something else is said where an update sets them, by their table and name. */
export const asuntosDeColumna: Readonly<Record<string, readonly Dicho[]>> = {
  // no screen tells it
  'cita.recordadaEn': [],
  'prospecto.gestionadoEn': [],
  // it is only ever forgotten, with its hour
  'importacionFila.datos': [],
  // by the calendar of who has it, which is no window
  'calendarioPrivado.leido': [],
  'usuario.claveHash': [],
  'usuario.claveCambiada': [],
  'usuario.debeCambiarClave': ['usuarios'],
  'prospecto.version': ['datos'],
  'prospecto.actualizadoPor': [],
  'prospecto.actualizadoEn': [],
  // whoever goes on with their case is known by it to be there
  'tomaCaso.activa': [],
  'declaracion.etapa': ['etapaDS'],
  'declaracion.resultado': [['resultado', 'caso']],
  // it is forgotten with the rest of a case that nobody opens any more
  'evaluacion.detalle': [],
  'declaracion.rentaPromedio': [['resultado', 'caso']],
  'declaracion.fechaDS': ['cotizante'],
  'declaracion.folioPapel': ['cotizante'],
  'declaracion.preguntasTextoId': ['preguntas'],
  // by which the next save is known to be of what was read
  'declaracion.version': ['cotizante', 'personas'],
  'declaracion.actualizadaPor': [],
  'declaracion.actualizadaEn': [],
}
