import type { NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import type { OperationMap } from '@alerce/contract/operation-map'

/** Operations beyond the specifications. */
export type NombrePropio = Exclude<keyof OperationMap, NombreEspecificado>

/**
 * How an operation of ours is answered in connected mode. `local`: from our database. `delServidor`: the same, but a
 * user of the core has no such thing here. `copia`: from the local copy of the sale, read from the core first.
 * `compuesta`: by calls of the specifications. `cerrada`: not offered, for `motivo`.
 */
export type Forma =
  | { readonly como: 'local' | 'delServidor' | 'copia' | 'compuesta' }
  | { readonly como: 'cerrada'; readonly motivo: string }

/** Reasons shown where an act is closed. */
const motivos = {
  isapre: 'Se hace en el sistema de la isapre.',
  sinLlamada: 'El sistema de la isapre no ofrece esta acción.',
  suPagina: 'El postulante usa las páginas del sistema de la isapre.',
  suClave: 'Su clave es la del sistema de la isapre.',
  suAgenda: 'La agenda está en el sistema de la isapre.',
} as const

const todas = <const N extends NombrePropio, const F extends Forma>(forma: F, nombres: readonly N[]) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, forma])) as Readonly<Record<N, F>>

const local = { como: 'local' } as const
const delServidor = { como: 'delServidor' } as const
const copia = { como: 'copia' } as const
const compuesta = { como: 'compuesta' } as const
const cerrada = (motivo: keyof typeof motivos): Forma => ({ como: 'cerrada', motivo: motivos[motivo] })

const acceso = {
  ...todas(local, [
    ...(['sesionActual', 'registrarActividad', 'obtenerSesiones', 'cerrarOtrasSesiones', 'cerrarSesion'] as const),
    ...(['conservarSesion', 'formasDeIngreso', 'completarIngreso', 'pedirLlave', 'obtenerSesionesAbiertas'] as const),
    ...(['obtenerIngresos', 'obtenerAccesosSalud', 'descargarAccesosSalud', 'verificarAccesos'] as const),
    ...(['obtenerEventosSeguridad', 'descargarEventosSeguridad', 'obtenerUsuarios', 'obtenerUsuario'] as const),
    ...(['guardarUsuario', 'cambiarEstadoUsuario', 'crearEnlaceClave', 'obtenerEquipos', 'guardarEquipo'] as const),
    ...(['descargarUsuarios', 'obtenerClientes', 'crearCliente', 'rotarSecreto', 'cambiarCliente'] as const),
    ...([
      'pedirEnlaceClave',
      'revisarEnlaceClave',
      'restablecerClave',
      'obtenerEstado',
      'desactivarConCartera',
    ] as const),
    ...(['deshacerDesactivacion', 'quitarSegundoFactor'] as const),
  ]),
  ...todas(delServidor, [
    ...([
      'cambiarClave',
      'obtenerSegundoFactor',
      'proponerAplicacion',
      'confirmarAplicacion',
      'proponerLlave',
    ] as const),
    ...(['agregarLlave', 'quitarFactor', 'renombrarLlave', 'renovarCodigos'] as const),
  ]),
  ...todas(cerrada('isapre'), [
    ...(['obtenerEnlaces', 'obtenerPartesDeEnlace', 'crearEnlaceSupervisor', 'revocarEnlace'] as const),
    ...(['revisarUsuarios', 'cargarUsuarios', 'sincronizarUsuarios', 'obtenerSuscripciones'] as const),
    ...(['crearSuscripcion', 'cambiarSuscripcion', 'probarSuscripcion', 'rotarSecretoDeSuscripcion'] as const),
    ...(['obtenerEntregas', 'reenviarEntrega'] as const),
  ]),
}

const base = {
  ...todas(local, [
    ...(['obtenerBorrador', 'guardarBorrador', 'descartarBorrador', 'obtenerPorDeshacer', 'obtenerCorreos'] as const),
    ...(['obtenerCorreo', 'verCorreo', 'descargarAdjuntoCorreo', 'reenviarCorreo', 'reenviarCorreosFallidos'] as const),
    ...(['obtenerPreferenciasDeAvisos', 'guardarPreferenciasDeAvisos', 'dejarResumen'] as const),
  ]),
  ...todas(compuesta, ['marcarNotificaciones']),
  ...todas(cerrada('sinLlamada'), ['desmarcarNotificaciones']),
  ...todas(cerrada('isapre'), [
    ...(['obtenerTextos', 'obtenerVersionesTexto', 'obtenerTexto', 'publicarTexto', 'aprobarTexto'] as const),
    ...(['devolverTexto', 'obtenerPropuestaTexto', 'obtenerCatalogo', 'obtenerCargasCatalogo'] as const),
    ...(['obtenerCargaCatalogo', 'obtenerFilasCargaCatalogo', 'descargarCatalogo', 'revisarCatalogo'] as const),
    ...(['aplicarCargaCatalogo', 'deshacerCargaCatalogo', 'descartarCargaCatalogo', 'traerUf'] as const),
    ...(['exportarPersona', 'obtenerPedidosPersona', 'registrarPedidoPersona', 'responderPedidoPersona'] as const),
    ...(['revisarSupresion', 'suprimirPersona', 'bloquearPersona', 'desbloquearPersona', 'pedirCorreccion'] as const),
    ...(['obtenerConsentimientos', 'revocarConsentimientos', 'levantarOposicion', 'oponerPersona'] as const),
  ]),
}

/** List, day and follow-up of the advisor. */
const cartera = {
  ...todas(local, [
    ...(['obtenerVistas', 'guardarVista', 'eliminarVista', 'restituirVista', 'obtenerPlantillas'] as const),
    ...(['guardarPlantilla', 'eliminarPlantilla', 'restituirPlantilla', 'llenarPlantilla', 'anotar'] as const),
    ...(['eliminarAnotacion', 'restituirAnotacion', 'obtenerAnotaciones', 'crearTarea', 'cerrarTarea'] as const),
    ...(['reabrirTarea', 'moverTarea', 'eliminarTarea', 'obtenerAsuntosDelDia'] as const),
    ...(['posponerAsunto', 'retomarAsunto', 'posponerAsuntos', 'retomarAsuntos', 'buscarProspectos'] as const),
    ...(['etiquetarProspectos', 'obtenerEtiquetas', 'responderAnotacion', 'obtenerAsesoresDelEquipo'] as const),
    'obtenerCarteras',
  ]),
  ...todas(copia, ['obtenerVenta']),
  ...todas(compuesta, [
    ...(['resolverGestion', 'iniciarDSManual', 'revisarConfirmacion', 'continuarCompensado'] as const),
    ...(['obtenerPareja', 'descargarProspectos', 'finalizarAutorizada', 'obtenerMiDia'] as const),
  ]),
  ...todas(cerrada('sinLlamada'), [
    ...(['deshacerAnulacion', 'obtenerMesDelAsesor', 'obtenerFilasEstadistica'] as const),
    ...(['revisarImportacion', 'obtenerImportaciones', 'obtenerImportacion', 'obtenerFilasImportacion'] as const),
    ...(['confirmarImportacion', 'deshacerImportacion', 'reutilizarDS', 'abrirDuda', 'responderDuda'] as const),
  ]),
  ...todas(cerrada('isapre'), [
    ...([
      'guardarMetas',
      'obtenerFilasDelEquipo',
      'obtenerMetas',
      'obtenerTableroDelEquipo',
      'guardarAlertas',
    ] as const),
    ...(['obtenerAlertas', 'obtenerCasosDeCartera', 'traspasarCasos', 'obtenerTraspasos', 'deshacerTraspaso'] as const),
    ...(['cubrirAusencia', 'terminarSuplencia', 'ponerAlDiaSuplencia', 'reasignarProspectos'] as const),
    'deshacerReasignacion',
  ]),
}

const agenda = {
  ...todas(local, ['obtenerFeriados', 'calendario']),
  ...todas(compuesta, ['descargarCita']),
  ...todas(cerrada('suAgenda'), [
    ...(['restituirCita', 'descargarAgenda', 'obtenerCalendarioPrivado'] as const),
    ...(['crearCalendarioPrivado', 'revocarCalendarioPrivado', 'eliminarBloqueo', 'guardarBloqueo'] as const),
    ...(['restituirBloqueo', 'obtenerBloqueos', 'obtenerDisponibilidad', 'guardarDisponibilidad'] as const),
    ...(['obtenerPaginaDeReservas', 'guardarPaginaDeReservas', 'obtenerHorasDeReserva', 'reservarHora'] as const),
    ...(['obtenerReserva', 'moverReserva', 'cancelarReserva', 'crearProspectoDeReserva'] as const),
    ...(['conectarCalendario', 'desconectarCalendario', 'obtenerConexiones', 'obtenerEntradas'] as const),
    ...(['guardarEntrada', 'eliminarEntrada', 'obtenerCitasDelEquipo'] as const),
  ]),
}

/** The sale, from its documents to its quote. */
const venta = {
  ...todas(local, ['obtenerPlanesColectivos', 'obtenerCotizacionesEnviadas']),
  ...todas(compuesta, [
    ...(['subirDocumentoProspecto', 'obtenerDocumentosProspecto', 'descargarDocumentoProspecto'] as const),
    ...(['validarCertificado', 'obtenerCertificados', 'obtenerBusqueda', 'cotizarPlan', 'elegirPlan'] as const),
    'confirmarActualizacion',
  ]),
  ...todas(cerrada('sinLlamada'), [
    ...(['eliminarBeneficiario', 'retirarDocumentoProspecto', 'reponerDocumentoProspecto'] as const),
    ...(['retirarCertificado', 'deshacerRetiroCertificado', 'explicarBusqueda', 'compararPlanes'] as const),
    ...(['descargarComparacion', 'simularPrecio', 'restituirCotizacion', 'revisarEnvioCotizacion'] as const),
    ...(['descargarCotizacion', 'descargarCotizacionEnviada', 'recotizarEnviada', 'cambiarTipoVenta'] as const),
    ...(['reenviarInvitacion', 'compartirInvitacion', 'obtenerAvanceInvitacion', 'invitarDeNuevo'] as const),
    'descartarActualizacion',
  ]),
  ...todas(cerrada('isapre'), ['obtenerAutorizaciones', 'obtenerAutorizacion', 'decidirAutorizacion']),
}

/** The DS and the contract. */
const cierre = {
  ...todas(compuesta, [
    ...(['buscarDiagnosticos', 'abrirJurada', 'descargarJurada', 'aceptarDocCargaMedica', 'subirAdjuntoDS'] as const),
    ...(['adjuntosDS', 'descargarAdjuntoDS', 'obtenerResultadoDS', 'subirComprobante', 'descargarPapel'] as const),
    ...(['enviarDocumentosAlCliente', 'subirPapelFirmado', 'obtenerPapelesFirmados'] as const),
  ]),
  ...todas(cerrada('sinLlamada'), [
    ...(['descargarCartaDS', 'corregirIrregularidad', 'retomarIrregularidad', 'subirEvidencia'] as const),
    ...(['descargarEvidencia', 'actualizarDatosContractuales', 'descargarComprobante'] as const),
    ...(['descargarPapelFirmado', 'enviarCopiaDS', 'reenviarEnlaceMandato', 'descargarResumenDeContrato'] as const),
  ]),
}

/** Consoles of the insurer. */
const consolas = todas(cerrada('isapre'), [
  ...(['obtenerFirmasElectronicas', 'deshacerEvaluacion', 'situacionDeCaso', 'descargarDocumentoDeCaso'] as const),
  ...(['obtenerColaContraloria', 'obtenerCasoContraloria', 'responderEvaluacionFinanciera'] as const),
  ...([
    'responderEvaluacionMedica',
    'tomarCasoContraloria',
    'soltarCasoContraloria',
    'asignarCasoContraloria',
  ] as const),
  ...(['obtenerAuditores', 'dejarCasoEnCola', 'confirmarRespuesta', 'devolverRespuesta'] as const),
  ...(['obtenerResueltasHoy', 'obtenerTiemposContraloria', 'obtenerCasosAnteriores'] as const),
  ...(['obtenerMotivosContraloria', 'obtenerEvidencia', 'descargarPaqueteEvidencia', 'buscarCasosMesa'] as const),
  ...(['escribirAlAsesor', 'obtenerCedulaDeCaso', 'descargarCedulaDeCaso', 'obtenerFunBajas'] as const),
  ...(['guardarFunBaja', 'eliminarFunBaja', 'obtenerCodigosIrregularidad', 'obtenerIrregularidades'] as const),
  ...(['obtenerIrregularidad', 'abrirIrregularidad', 'cerrarIrregularidad', 'reabrirIrregularidad'] as const),
  ...(['devolverIrregularidad', 'obtenerRechazos', 'registrarRechazo', 'levantarRechazo', 'retomarRechazo'] as const),
  ...(['obtenerDevoluciones', 'registrarDevolucion', 'deshacerDevolucion', 'obtenerPrimerosPagos'] as const),
  ...(['aceptarPrimerPago', 'devolverPrimerPago', 'retomarPrimerPago', 'descargarDSFirmada', 'obtenerFirmas'] as const),
  ...(['aceptarFirmas', 'devolverFirmas', 'obtenerMandatos', 'registrarMandato', 'revocarMandato'] as const),
  'obtenerPendientesMesa',
  'consultarCobros',
])

/** Pages of the applicant. */
const postulante = todas(cerrada('suPagina'), [
  ...(['abrirInvitacion', 'identificarPostulante', 'reenviarCodigo', 'entrarPostulacion'] as const),
  ...(['abrirCambioDeCorreo', 'responderCambioDeCorreo', 'obtenerPostulacion', 'decidirPrevired'] as const),
  ...(['confirmarRenta', 'aceptarConsideraciones', 'guardarTitularPostulante', 'guardarPersonaPostulante'] as const),
  ...(['guardarRespuestaPostulante', 'confirmarResumen', 'pedirCodigoDeFirma', 'firmarDeclaracion'] as const),
  ...(['salirDePostulacion', 'abrirJuradaPostulante', 'descargarJuradaPostulante'] as const),
  ...(['aceptarJuradaPostulante', 'responderCircularPostulante', 'obtenerSeguimiento'] as const),
  ...(['abrirCartaPostulante', 'pedirCodigoDeRespuesta', 'responderRestricciones', 'subirAntecedente'] as const),
  ...(['enviarAntecedentes', 'obtenerCopiaDS', 'abrirCopiaDS', 'abrirAntecedentesDS', 'abrirFirmadosDS'] as const),
  ...(['obtenerFirmaDeContrato', 'obtenerMarcaPostulacion', 'abrirPapelPostulante'] as const),
  ...(['pedirCodigoDeContrato', 'firmarContrato', 'obtenerMandatoPostulante', 'otorgarMandato'] as const),
  ...(['noOtorgarMandato', 'obtenerMandatoPropio', 'otorgarMandatoPropio', 'obtenerRetiro'] as const),
  ...(['retirarConsentimiento', 'obtenerDudasPropias', 'preguntarAlAsesor', 'abrirResumenDeContrato'] as const),
  ...(['abrirMandatoPorEnlace', 'abrirMandatoPropio', 'abrirPagoPorEnlace', 'abrirPagoPropio'] as const),
  ...(['obtenerPagoPorEnlace', 'obtenerPagoPropio', 'recibirAvisoDeCobro'] as const),
  ...(['anotarAperturaCotizacion', 'obtenerCotizacionPublica', 'responderCotizacion'] as const),
])

const tabla = { ...acceso, ...base, ...cartera, ...agenda, ...venta, ...cierre, ...consolas, ...postulante }

/** Operations that are answered by calls of the specifications. */
export type NombreDeComposicion = {
  [N in keyof typeof tabla]: (typeof tabla)[N] extends typeof compuesta ? N : never
}[keyof typeof tabla]

/** How each operation of ours is answered in connected mode: complete, or it does not compile. */
export const formas: Readonly<Record<NombrePropio, Forma>> = tabla

const nombres = Object.keys(tabla) as NombrePropio[]
const delNucleo = nombres.filter((nombre) => ['cerrada', 'delServidor'].includes(formas[nombre].como))
const delEquipo = nombres.filter((nombre) => formas[nombre].como === 'cerrada')

/** Operations that are closed to a user of the core, or to one of this server. */
export const cerradasPara = (esDelNucleo: boolean): readonly NombrePropio[] => (esDelNucleo ? delNucleo : delEquipo)
