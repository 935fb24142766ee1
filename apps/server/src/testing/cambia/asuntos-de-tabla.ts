import type { Asunto } from '@alerce/contract/asuntos'
import type { Database } from '../../platform/db/tables/database.ts'

/** An asunto to publish, or several of which one is enough. */
export type Dicho = Asunto | readonly Asunto[]

/**
 * Asuntos that a write to a table must publish, so that screens with its data refetch: each of these. None: no screen
 * shows the table, or it is fetched anew each time.
 */
export const asuntosDeTabla: Readonly<Record<keyof Database, readonly Dicho[]>> = {
  // acceso
  aperturaEnlace: ['enlaces'],
  bitacoraAcceso: ['accesos'],
  bitacoraAccesoSello: [],
  clienteApi: ['clientes'],
  // No screen shows them
  busquedaDelNucleo: [],
  cargaDelNucleo: [],
  conexionDelNucleo: [],
  registroDelNucleo: [],
  cuentaEmpresa: [],
  enlaceClave: [],
  enlaceSupervisor: ['enlaces'],
  equipo: ['equipos'],
  eventoSeguridad: ['seguridad'],
  factorAplicacion: ['sesion'],
  // Shown as a number, renewed with the factor
  factorCodigo: ['sesion'],
  factorDesafio: [],
  factorLlave: ['sesion'],
  frenoAcceso: [],
  // Shown only as a reason, read again with the act that it holds back
  intervencionUsuario: [],
  registroAcceso: ['sesiones'],
  sesion: ['sesiones'],
  suscripcion: ['clientes'],
  tokenApi: [],
  usuario: ['usuarios'],
  // agenda
  bloqueoAgenda: ['agenda'],
  calendarioPrivado: [['calendario', 'usuarios']],
  // Kept by triggers with each change of an appointment or block
  cambiosAgenda: [],
  cambioCita: [],
  cita: ['agenda'],
  citaBorrada: [],
  // Ends with its user
  conexionCalendario: [['calendario', 'usuarios']],
  disponibilidad: ['disponibilidad'],
  entradaCalendario: [],
  paginaReserva: ['disponibilidad'],
  reserva: ['agenda'],
  trasladoCita: ['agenda'],
  // base
  afp: ['catalogo'],
  almacen: [],
  archivo: [],
  bitacora: [['prospecto', 'cola', 'mesa', 'bitacora']],
  borrador: ['borrador'],
  // Changed by contracts and FUN; the administrator of the catalogue fetches it on demand
  cargaVigente: [],
  ciudad: [],
  colectivo: ['catalogo'],
  comuna: [],
  correo: ['correos'],
  correoAdjunto: ['correos'],
  direccionEmpleador: [],
  // Published by the writer, only if some address is to be told
  entrega: [],
  feriado: ['catalogo'],
  ufFuente: ['catalogo'],
  idempotencia: [],
  isapre: ['catalogo'],
  notificacion: ['notificacion'],
  objetoSuelto: [],
  parametro: ['catalogo'],
  preferenciaAviso: ['avisos'],
  // Published by the writer, together with the notifications of the person
  porDeshacer: [],
  region: [],
  texto: ['textos'],
  // Same as cargaVigente
  titularVigente: [],
  uf: ['catalogo'],
  // cartera
  anotacion: ['bitacora'],
  asuntoPospuesto: ['miDia'],
  // Written by triggers, with its prospecto
  etiquetaProspecto: [],
  meta: ['metas'],
  umbral: ['alertas'],
  plantilla: ['plantillas'],
  vista: ['vistas'],
  tarea: [['bitacora', 'miDia']],
  suplencia: ['carteras'],
  importacion: ['importacion'],
  importacionFila: ['importacion'],
  traspaso: ['carteras'],
  traspasoCaso: ['carteras'],
  // Published by the write that causes the new card
  tarjeta: [],
  tarjetaPorRehacer: [],
  // contrato
  actualizacion: ['prospecto'],
  antecedenteContractual: ['contractual'],
  cobro: [['primerPago', 'mandatos']],
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
  comision: ['catalogo'],
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
  enlaceCotizacion: ['enviadas'],
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
  duda: ['bitacora'],
  // Also links to a copy of the paper
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
  // personas
  bloqueoPersona: ['pedidos'],
  pedidoPersona: ['pedidos'],
  oposicionPersona: ['pedidos'],
  propuestaTexto: ['textos'],
  revocacionConsentimiento: ['pedidos'],
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

/** Reads with an empty `lee` though they read changing tables: each with the reason. */
export const leenSinDecirlo: Readonly<Record<string, string>> = {
  revisarEnlaceClave: 'asked once, by a page without a session',
  obtenerAsesoresDelEquipo: 'names of a filter: those of when the page was loaded',
  obtenerCasosAnteriores: 'each look is logged: a screen asks when a person opens it, and never by itself',
  verificarAccesos: 'walks the chain when a person asks for it',
  verificarBeneficiarios: 'checks what a form holds before it is saved',
}

/** Columns whose update publishes other asuntos than their table, by table and name. */
export const asuntosDeColumna: Readonly<Record<string, readonly Dicho[]>> = {
  // No screen shows it
  'cita.recordadaEn': [],
  'tarea.avisadaEn': [],
  'prospecto.gestionadoEn': [],
  // Only ever deleted, by a scheduled job
  'importacionFila.datos': [],
  // Set by calendar programs of the advisor, and shown on no open screen
  'calendarioPrivado.leido': [],
  'conexionCalendario.usada': [],
  'usuario.claveHash': [],
  'usuario.avisoSinUso': [],
  'usuario.claveCambiada': [],
  'usuario.debeCambiarClave': ['usuarios'],
  'prospecto.version': ['datos'],
  'prospecto.actualizadoPor': [],
  'prospecto.actualizadoEn': [],
  // Marks a person as present on a taken case
  'tomaCaso.activa': [],
  'declaracion.etapa': ['etapaDS'],
  'declaracion.resultado': [['resultado', 'caso']],
  // Deleted with the rest of a closed case
  'evaluacion.detalle': [],
  'declaracion.rentaPromedio': [['resultado', 'caso']],
  'declaracion.fechaDS': ['cotizante'],
  'declaracion.folioPapel': ['cotizante'],
  'declaracion.preguntasTextoId': ['preguntas'],
  // Compared by the next save with the version it read
  'declaracion.version': ['cotizante', 'personas'],
  'declaracion.actualizadaPor': [],
  'declaracion.actualizadaEn': [],
}
