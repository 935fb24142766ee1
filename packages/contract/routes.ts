import { get, type Route, read, upload, write } from './route.ts'
import { routesDelCierre } from './routing/cierre.ts'
import { deUnaDS, routesDeLaDS } from './routing/declaracion.ts'
import { routesDeLaInvitacion } from './routing/invitacion.ts'
import { routesPropias } from './routing/own.ts'
import { routesDelPostulante } from './routing/postulante.ts'
import { deConfirmar, routesUpd } from './routing/upd.ts'

/**
 * Every call by its name: method, path, what it reads or changes, envelope. The only place where a path stands; it
 * holds no zod, so that the browser can import it. Spellings and typos are the specification's.
 */
export const routes = {
  // acceso
  autenticarDashboard: write('/api/v2/autenticarDashboard', ['sesion', 'sesiones'], { refusal: 'data' }),
  validarAsesorJefe: write('/api/v1/validarAsesorJefe', ['sesion', 'sesiones', 'enlaces']),
  validarAcceso: write('/api/v1/regacc/ValidarAcceso', ['sesion', 'sesiones'], { envelope: 'body+data' }),
  registroAcceso: write('/api/v1/regacc/RegistroAcceso', ['sesion', 'sesiones'], { envelope: 'body+data' }),
  actividadDiaria: read('/api/v1/regacc/ActividadDiaria', ['sesion'], { envelope: 'body+data' }),
  inactividadDiaria: read('/api/v1/regacc/InactividadDiaria', ['sesion'], { envelope: 'body+data' }),
  // referencia
  regiones: get('/api/v1/Regiones', []),
  ciudades: get('/api/v1/Ciudades', []),
  ciudadesRegion: get('/api/v1/Ciudades/{id}', []),
  comunas: get('/api/v1/Comunas', []),
  afps: get('/api/v1/Afps', []),
  isapres: get('/api/v1/Isapres', []),
  obtenerTipoProspectos: get('/api/v1/obtenerTipoProspectos', []),
  obtenerEstadosProspectos: get('/api/v1/obtenerEstadosProspectos', []),
  obtenerPlanesColectivos: get('/api/alerce/v1/obtenerPlanesColectivos', [], { bearer: true }),
  obtenerDireccionesEmpleador: read('/api/v1/obtenerDireccionesEmpleador', []),
  diagnosticos: get('/api/v1/diagnosticos', []),
  // cartera
  obtenerProspectos: read('/api/v3/obtenerProspectos', ['prospecto', 'venta', 'agenda']),
  buscarProspectos: read('/api/alerce/v1/buscarProspectos', ['prospecto', 'cola']),
  anularProspectosRechazados: write('/api/v1/anularProspectosRechazados', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  resolverGestion: read('/api/alerce/v1/resolverGestion', ['prospecto', 'venta', 'mandatos', 'fun']),
  iniciarDSManual: write('/api/alerce/v1/iniciarDSManual', [
    ...(['prospecto', 'datos', 'plan', 'declaracion', ...deUnaDS, 'rechazos', 'mesa', 'bitacora'] as const),
  ]),
  revisarConfirmacion: read('/api/alerce/v1/revisarConfirmacion', ['prospecto', 'plan', 'venta']),
  prospectoGestionado: write('/api/v2/prospectoGestionado', ['bitacora']),
  validarGestionarCompensado: read('/api/v2/validarGestionarCompensado', ['prospecto']),
  validarFunVigencia: read('/api/v1/validarFunVigencia', ['fun']),
  obtenerProspectosEditar: read('/api/v3/obtenerProspectosEditar', ['prospecto']),
  obtenerGlosaAutenticacionRechazada: read('/api/v1/obtenerGlosaAutenticacionRechazada', ['prospecto', 'rechazos']),
  obtenerIrregularidadesProspecto: read('/api/v1/obtenerIrregularidadesProspecto', ['prospecto', 'irregularidades']),
  deshacerAnulacion: write('/api/alerce/v1/deshacerAnulacion', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  obtenerAsesoresDelEquipo: read('/api/alerce/v1/obtenerAsesoresDelEquipo', []),
  obtenerMiDia: read('/api/alerce/v1/obtenerMiDia', ['prospecto', 'venta', 'agenda', 'miDia']),
  obtenerAsuntosDelDia: read('/api/alerce/v1/obtenerAsuntosDelDia', ['prospecto', 'venta', 'agenda', 'miDia']),
  posponerAsunto: write('/api/alerce/v1/posponerAsunto', ['miDia']),
  retomarAsunto: write('/api/alerce/v1/retomarAsunto', ['miDia']),
  obtenerEstadisticasSuscripciones: read('/api/v1/obtenerEstadisticasSuscripciones', ['prospecto', 'agenda']),
  // prospecto
  obtenerDatosProspecto: read('/api/v1/obtenerDatosProspecto', ['datos']),
  obtenerTipoVenta: read('/api/v1/obtenerTipoVenta', ['datos']),
  ingresarProspecto: write('/api/v1/ingresarProspecto', ['prospecto', 'datos', 'cotizacion']),
  guardarPropsectoCompensados: write('/api/v2/guardarPropsectoCompensados', ['prospecto', 'datos', 'cotizacion']),
  obtenerEtapaProspecto: read('/api/v1/obtenerEtapaProspecto', ['prospecto'], { refusal: 'data' }),
  guardarEtapaProspecto: write('/api/v1/guardarEtapaProspecto', ['prospecto', 'datos', 'plan']),
  validarTitularVigenteRut: read('/api/v1/validarTitularVigenteRut', []),
  validarCargaVigente: read('/api/v1/validarCargaVigente', []),
  limpiarCotizacion: write('/api/v1/limpiarCotizacion', ['cotizacion', 'venta', 'prospecto']),
  // actualizacion
  obtenerDatosProspectoUpd: read('/api/v1/obtenerDatosProspectoUpd', ['prospecto', 'datos']),
  actualizarProspecto: write('/api/v1/ActualizarProspecto', ['prospecto', 'datos', 'cotizacion']),
  guardarEtapaProspectoUpd: write('/api/v1/GuardarEtapaProspectoUpd', [...deConfirmar]),
  limpiarCotizacionUpd: write('/api/v1/LimpiarCotizacionUpd', ['cotizacion', 'venta']),
  guardarBeneficiariosUpd: write('/api/v1/guardarBeneficiariosUpd', [
    'prospecto',
    'datos',
    'beneficiarios',
    'cotizacion',
  ]),
  finalizaEnvioDocUpd: write('/api/v4/FinalizaEnvioDocUpd', [
    ...(['prospecto', 'datos', 'cotizante', 'personas', 'papeles'] as const),
  ]),
  descartarActualizacion: write(
    '/api/alerce/v1/descartarActualizacion',
    ['prospecto', 'datos', 'beneficiarios', 'cotizacion', 'papeles'],
    { bearer: true },
  ),
  // autorizaciones
  solicitarAutorizacion: write('/api/v1/DocumentoRentas/SolicitarAutorizacion', ['autorizacion', 'bitacora'], {
    envelope: 'resultado',
  }),
  estadoAutorizacion: read('/api/v1/DocumentoRentas/EstadoAutorizacion', ['autorizacion'], { envelope: 'resultado' }),
  obtenerAutorizaciones: read('/api/alerce/v1/obtenerAutorizaciones', ['autorizacion']),
  obtenerAutorizacion: read('/api/alerce/v1/obtenerAutorizacion', ['autorizacion']),
  decidirAutorizacion: write('/api/alerce/v1/decidirAutorizacion', ['autorizacion', 'bitacora']),
  // certificado
  validarDocumentoRenta: write('/api/v1/DocumentoRentas/Validar', ['prospecto'], { envelope: 'resultado' }),
  guardarDocumentoRenta: write('/api/v1/DocumentoRentas/Guardar', ['documentos', 'bitacora'], {
    envelope: 'resultado',
  }),
  guardarDocumentoRentaUpd: write('/api/v1/DocumentoRentas/GuardarUpd', ['documentos', 'bitacora'], {
    envelope: 'resultado',
  }),
  validarCertificado: upload('/api/alerce/v1/validarCertificado', ['prospecto', 'documentos'], {
    envelope: 'resultado',
    enCabecera: { rut: 'x-alerce-rut', rutEmpleador: 'x-alerce-rut-empleador', clave: 'x-alerce-clave' },
  }),
  obtenerCertificados: read('/api/alerce/v1/obtenerCertificados', ['prospecto', 'documentos']),
  retirarCertificado: write('/api/alerce/v1/retirarCertificado', ['prospecto']),
  deshacerRetiroCertificado: write('/api/alerce/v1/deshacerRetiroCertificado', ['prospecto']),
  // bitacora
  obtenerBitacoraProspecto: read('/api/v1/obtenerBitacoraProspecto', ['prospecto', 'cola', 'mesa', 'bitacora']),
  // agenda
  obtenerCitas: read('/api/v1/obtenerCitas', ['agenda']),
  agendarCita: write('/api/v1/agendarCita', ['agenda', 'bitacora'], { refusal: 'data' }),
  eliminarCita: write('/api/v1/eliminarCita', ['agenda', 'bitacora']),
  restituirCita: write('/api/alerce/v1/restituirCita', ['agenda', 'bitacora']),
  obtenerFeriados: read('/api/alerce/v1/obtenerFeriados', [], { bearer: true }),
  descargarCita: get('/api/alerce/v1/descargarCita', ['agenda'], { envelope: 'binary' }),
  descargarAgenda: get('/api/alerce/v1/descargarAgenda', ['agenda'], { envelope: 'binary' }),
  obtenerCalendarioPrivado: read('/api/alerce/v1/obtenerCalendarioPrivado', ['calendario']),
  crearCalendarioPrivado: write('/api/alerce/v1/crearCalendarioPrivado', ['calendario']),
  revocarCalendarioPrivado: write('/api/alerce/v1/revocarCalendarioPrivado', ['calendario']),
  calendario: get('/api/alerce/v1/calendario/{llave}', ['agenda'], { envelope: 'binary' }),
  // beneficiarios
  obtenerBeneficiarios: read('/api/v1/obtenerBeneficiarios', ['beneficiarios']),
  guardarBeneficiarios: write('/api/v1/guardarBeneficiarios', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  eliminarBeneficiario: write(
    '/api/alerce/v1/eliminarBeneficiario',
    ['prospecto', 'datos', 'beneficiarios', 'cotizacion'],
    {
      bearer: true,
    },
  ),
  // cotizacion
  calcularRenta: read('/api/v1/calcularRenta', ['cotizacion'], { refusal: 'data' }),
  guardarRangoPactado: write('/api/v1/guardarRangoPactado', ['cotizacion', 'rango', 'venta']),
  obtenerRangoPactado: read('/api/v1/obtenerRangoPactado', ['cotizacion', 'rango']),
  guardarPreferencias: write('/api/v1/guardarPreferencias', ['preferencias', 'plan'], { refusal: 'data' }),
  obtenerPrestadores: get('/api/v1/obtenerPrestadores/{region}', []),
  obtenerPorcentajeBonificacionPrestador: read('/api/v1/obtenerPorcentajeBonificacionPrestador', ['cotizacion']),
  // planes
  obtenerPlanes: read('/api/v2/obtenerPlanes', ['cotizacion', 'rango']),
  obtenerPlanesV3: get('/api/v3/ObtenerPlanes', ['cotizacion', 'rango']),
  cotizarPlanesManual: read('/api/v1/cotizarPlanesManual', ['cotizacion', 'rango']),
  obtenerMejoresOpcionesCotizacion: read('/api/v1/obtenerMejoresOpcionesCotizacion', [
    'cotizacion',
    'rango',
    'preferencias',
  ]),
  restituirCotizacion: write('/api/alerce/v1/restituirCotizacion', ['cotizacion', 'venta', 'bitacora']),
  compararPlanes: read('/api/alerce/v1/compararPlanes', ['cotizacion', 'rango']),
  descargarComparacion: get('/api/alerce/v1/descargarComparacion', ['cotizacion', 'rango'], { envelope: 'binary' }),
  revisarEnvioCotizacion: read('/api/alerce/v1/revisarEnvioCotizacion', ['cotizacion', 'plan', 'datos']),
  descargarCotizacion: get('/api/alerce/v1/descargarCotizacion', ['cotizacion', 'plan'], { envelope: 'binary' }),
  obtenerCotizacionesEnviadas: read('/api/alerce/v1/obtenerCotizacionesEnviadas', ['enviadas']),
  descargarCotizacionEnviada: get('/api/alerce/v1/descargarCotizacionEnviada', ['enviadas'], { envelope: 'binary' }),
  recotizarEnviada: read('/api/alerce/v1/recotizarEnviada', ['cotizacion']),
  obtenerBusqueda: read('/api/alerce/v1/obtenerBusqueda', ['cotizacion', 'rango', 'preferencias']),
  explicarBusqueda: read('/api/alerce/v1/explicarBusqueda', ['cotizacion', 'rango', 'preferencias']),
  simularPrecio: read('/api/alerce/v1/simularPrecio', ['cotizacion', 'plan']),
  cotizarPlan: write('/api/alerce/v1/cotizarPlan', ['preferencias', 'plan', 'bitacora']),
  elegirPlan: write('/api/alerce/v1/elegirPlan', ['preferencias', 'plan', 'bitacora']),
  obtenerBeneficiosEspeciales: read('/api/v1/obtenerBeneficiosEspeciales', []),
  obtenerBeneficiosComplementarios: read('/api/v1/obtenerBeneficiosComplementarios', ['cotizacion']),
  guardarPlanSeleccionado: write('/api/v1/guardarPlanSeleccionado', ['plan', 'bitacora'], { refusal: 'data' }),
  guardarPlanSeleccionadoCompensado: write('/api/v3/guardarPlanSeleccionadoCompensado', ['plan', 'bitacora'], {
    refusal: 'data',
  }),
  replicarPlanCompensado: write('/api/v3/replicarPlanCompensado', ['cotizacion', 'venta', 'bitacora']),
  obtenerResumenPlanCompensado: read('/api/v1/obtenerResumenPlanCompensado', ['cotizacion', 'plan', 'prospecto']),
  guardarResumenPlanCompensado: write('/api/v1/guardarResumenPlanCompensado', ['plan', 'prospecto']),
  continuarCompensado: write('/api/alerce/v1/continuarCompensado', ['plan', 'prospecto', 'datos']),
  obtenerPlanSeleccionado: read('/api/v1/obtenerPlanSeleccionado', ['cotizacion', 'plan']),
  enviarCotizacionCorreo: write('/api/v2/enviarCotizacionCorreo', ['correos', 'enviadas', 'bitacora']),
  resumenCotizacion: read('/api/v2/resumenCotizacion', ['cotizacion', 'plan']),
  obtenerResumenPlan: read('/api/v1/obtenerResumenPlan', ['cotizacion', 'plan']),
  ...routesUpd,
  ...routesDeLaInvitacion,
  ...routesDelPostulante,
  ...routesDeLaDS,
  // contractual
  datosDocumentosContractuales: read('/api/v2/DatosDocumentosContractuales', ['contractual']),
  ingresarDatosDocumentosContractuales: write(
    '/api/v1/ingresarDatosDocumentosContractuales',
    ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'],
    { refusal: 'data' },
  ),
  ingresarDatosDocumentosContractualesV2: write(
    '/api/v2/ingresarDatosDocumentosContractuales',
    ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'],
    { refusal: 'data' },
  ),
  actualizarDatosContractuales: write('/api/alerce/v1/actualizarDatosContractuales', [
    'datos',
    'contractual',
    'papeles',
    'etapaDS',
    'venta',
    'bitacora',
  ]),
  obtenerMandatoPostulante: read('/api/alerce/v1/obtenerMandatoPostulante', ['mandatos']),
  otorgarMandato: write('/api/alerce/v1/otorgarMandato', ['mandatos', 'mesa']),
  noOtorgarMandato: write('/api/alerce/v1/noOtorgarMandato', ['mandatos', 'mesa']),
  reenviarEnlaceMandato: write('/api/alerce/v1/reenviarEnlaceMandato', ['mandatos', 'bitacora']),
  reenvioCupon: write('/api/v1/CuponPago/ReenvioCupon', ['bitacora'], { envelope: 'resultado' }),
  // documentos
  agregaArchivosDocContractuales: write('/api/v2/AgregaArchivosDocContractuales', ['papeles']),
  obtenerDocumentos: read('/api/v2/obtenerDocumentos', ['papeles', 'prospecto']),
  descargarDocumentoPDF: read('/api/v1/descargarDocumentoPDF', ['papeles']),
  descargarPapel: get('/api/alerce/v1/descargarPapel', ['papeles'], { envelope: 'binary' }),
  descargarDocumentosContractuales: get('/api/v1/descargarDocumentosContractuales', ['papeles'], {
    envelope: 'binary',
  }),
  // of an electronic sale it asks for the signature, and puts right what was wrong with the papers before
  enviarCorreoDocumentosContractuales: write('/api/v1/enviarCorreoDocumentosContractuales', [
    ...(['correos', 'papeles', 'etapaDS', 'venta', 'prospecto', 'irregularidades', 'mesa'] as const),
  ]),
  enviarDocumentosAlCliente: write('/api/alerce/v1/enviarDocumentosAlCliente', [
    ...(['correos', 'papeles', 'etapaDS', 'venta', 'prospecto', 'irregularidades', 'mesa'] as const),
  ]),
  enviarCopiaDS: write('/api/alerce/v1/enviarCopiaDS', ['correos', 'papeles', 'bitacora']),
  ...routesDelCierre,
  // catalogo, textos
  obtenerCatalogo: read('/api/alerce/v1/obtenerCatalogo', ['catalogo']),
  obtenerCargasCatalogo: read('/api/alerce/v1/obtenerCargasCatalogo', ['catalogo']),
  obtenerCargaCatalogo: read('/api/alerce/v1/obtenerCargaCatalogo', ['catalogo']),
  obtenerFilasCargaCatalogo: read('/api/alerce/v1/obtenerFilasCargaCatalogo', ['catalogo']),
  descargarCatalogo: get('/api/alerce/v1/descargarCatalogo', ['catalogo'], { envelope: 'binary' }),
  revisarCatalogo: upload('/api/alerce/v1/revisarCatalogo', ['catalogo']),
  aplicarCargaCatalogo: write('/api/alerce/v1/aplicarCargaCatalogo', ['catalogo', 'fun', 'mesa']),
  deshacerCargaCatalogo: write('/api/alerce/v1/deshacerCargaCatalogo', ['catalogo']),
  descartarCargaCatalogo: write('/api/alerce/v1/descartarCargaCatalogo', ['catalogo']),
  obtenerTextos: read('/api/alerce/v1/obtenerTextos', ['textos']),
  obtenerVersionesTexto: read('/api/alerce/v1/obtenerVersionesTexto', ['textos']),
  obtenerTexto: read('/api/alerce/v1/obtenerTexto', ['textos']),
  publicarTexto: write('/api/alerce/v1/publicarTexto', ['textos']),
  // importacion
  revisarImportacion: upload('/api/alerce/v1/revisarImportacion', ['importacion']),
  obtenerImportaciones: read('/api/alerce/v1/obtenerImportaciones', ['importacion']),
  obtenerImportacion: read('/api/alerce/v1/obtenerImportacion', ['importacion']),
  obtenerFilasImportacion: read('/api/alerce/v1/obtenerFilasImportacion', ['importacion']),
  confirmarImportacion: write('/api/alerce/v1/confirmarImportacion', ['importacion']),
  deshacerImportacion: write('/api/alerce/v1/deshacerImportacion', ['importacion', 'prospecto']),
  // documentos del postulante
  documentosSolicitar: read('/api/v1/DocumentoRentas/DocumentosSolicitar', ['autorizacion'], { envelope: 'resultado' }),
  documentosAFP: get('/api/v1/DocumentoRentas/DocumentosAFP', [], { envelope: 'resultado' }),
  documentosProspecto: read('/api/v1/DocumentoRentas/DocumentosProspecto', ['prospecto', 'documentos'], {
    envelope: 'resultado',
  }),
  cargaArchivoProspecto: write('/api/v1/cargaArchivoProspecto', ['prospecto']),
  cargaArchivoFinanciero: write('/api/v1/cargaArchivoFinanciero', ['prospecto']),
  subirDocumentoProspecto: upload('/api/alerce/v1/subirDocumentoProspecto', ['prospecto']),
  obtenerDocumentosProspecto: read('/api/alerce/v1/obtenerDocumentosProspecto', ['prospecto', 'documentos']),
  descargarDocumentoProspecto: get('/api/alerce/v1/descargarDocumentoProspecto', ['prospecto', 'documentos'], {
    envelope: 'binary',
  }),
  retirarDocumentoProspecto: write('/api/alerce/v1/retirarDocumentoProspecto', ['prospecto']),
  reponerDocumentoProspecto: write('/api/alerce/v1/reponerDocumentoProspecto', ['prospecto']),
  // notificaciones
  obtenerNotificaciones: read('/api/v1/obtenerNotificaciones', ['notificacion'], { refusal: 'data' }),
  actualizarNotificacion: write('/api/v1/actualizarNotificacion', ['notificacion']),
  // ours alone: for a person with a session
  sesionActual: get('/api/alerce/v1/sesion', ['sesion'], { preguntaSesion: true }),
  obtenerVenta: read('/api/alerce/v1/obtenerVenta', ['prospecto', 'venta', 'irregularidades']),
  obtenerPareja: read('/api/alerce/v1/obtenerPareja', ['prospecto', 'venta', 'cotizacion', 'plan']),
  obtenerFilasEstadistica: read('/api/alerce/v1/obtenerFilasEstadistica', ['prospecto', 'agenda']),
  obtenerBorrador: read('/api/alerce/v1/obtenerBorrador', ['borrador']),
  guardarBorrador: write('/api/alerce/v1/guardarBorrador', ['borrador']),
  descartarBorrador: write('/api/alerce/v1/descartarBorrador', ['borrador']),
  obtenerColaContraloria: read('/api/alerce/v1/obtenerColaContraloria', ['cola']),
  obtenerCasoContraloria: read('/api/alerce/v1/obtenerCasoContraloria', ['caso'], { cambia: ['accesos'] }),
  responderEvaluacionFinanciera: write('/api/alerce/v1/responderEvaluacionFinanciera', ['cola', 'caso']),
  responderEvaluacionMedica: write('/api/alerce/v1/responderEvaluacionMedica', ['cola', 'caso']),
  deshacerEvaluacion: write('/api/alerce/v1/deshacerEvaluacion', ['cola', 'caso']),
  situacionDeCaso: read('/api/alerce/v1/situacionDeCaso', ['cola', 'caso']),
  descargarDocumentoDeCaso: get('/api/alerce/v1/descargarDocumentoDeCaso', ['caso'], { envelope: 'binary' }),
  obtenerCorreos: read('/api/alerce/v1/obtenerCorreos', ['correos']),
  obtenerCorreo: read('/api/alerce/v1/obtenerCorreo', ['correos']),
  reenviarCorreo: write('/api/alerce/v1/reenviarCorreo', ['correos']),
  reenviarCorreosFallidos: write('/api/alerce/v1/reenviarCorreosFallidos', ['correos']),
  verCorreo: get('/api/alerce/v1/verCorreo', ['correos'], { envelope: 'binary' }),
  descargarAdjuntoCorreo: get('/api/alerce/v1/descargarAdjuntoCorreo', ['correos'], { envelope: 'binary' }),
  ...routesPropias,
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
