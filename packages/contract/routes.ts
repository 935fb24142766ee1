/** How the reply travels (architecture.md, The contract). */
export type Envelope = 'data' | 'resultado' | 'body+data' | 'binary'

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly envelope: Envelope
  /** A read runs without a transaction and can be repeated; a write runs in one, under its Idempotency-Key. */
  readonly effect: 'read' | 'write'
  /** Where a business refusal travels: as the HTTP status, or inside data as codigoError under HTTP 200. */
  readonly refusal: 'status' | 'data'
  /** Open to bearer clients too. */
  readonly bearer: boolean
}

type Options = Partial<Pick<Route, 'envelope' | 'refusal' | 'bearer'>>

function route(method: Route['method'], effect: Route['effect'], path: string, options: Options = {}): Route {
  return {
    method,
    path,
    effect,
    envelope: options.envelope ?? 'data',
    refusal: options.refusal ?? 'status',
    bearer: options.bearer ?? !path.startsWith('/api/alerce/'),
  }
}

const get = (path: string, options?: Options) => route('GET', 'read', path, options)
const read = (path: string, options?: Options) => route('POST', 'read', path, options)
const write = (path: string, options?: Options) => route('POST', 'write', path, options)

/**
 * Every call by its name: method, path, effect and envelope. The only place where a path stands; it holds no zod,
 * so that the browser can import it. Spellings and typos are the specification's.
 */
export const routes = {
  // acceso
  autenticarDashboard: write('/api/v2/autenticarDashboard', { refusal: 'data' }),
  validarAsesorJefe: write('/api/v1/validarAsesorJefe'),
  validarAcceso: write('/api/v1/regacc/ValidarAcceso', { envelope: 'body+data' }),
  registroAcceso: write('/api/v1/regacc/RegistroAcceso', { envelope: 'body+data' }),
  actividadDiaria: read('/api/v1/regacc/ActividadDiaria', { envelope: 'body+data' }),
  inactividadDiaria: read('/api/v1/regacc/InactividadDiaria', { envelope: 'body+data' }),
  // referencia
  regiones: get('/api/v1/Regiones'),
  ciudades: get('/api/v1/Ciudades'),
  ciudadesRegion: get('/api/v1/Ciudades/{id}'),
  comunas: get('/api/v1/Comunas'),
  afps: get('/api/v1/Afps'),
  isapres: get('/api/v1/Isapres'),
  obtenerTipoProspectos: get('/api/v1/obtenerTipoProspectos'),
  obtenerEstadosProspectos: get('/api/v1/obtenerEstadosProspectos'),
  obtenerPlanesColectivos: get('/api/alerce/v1/obtenerPlanesColectivos', { bearer: true }),
  obtenerDireccionesEmpleador: read('/api/v1/obtenerDireccionesEmpleador'),
  diagnosticos: get('/api/v1/diagnosticos'),
  // cartera
  obtenerProspectos: read('/api/v3/obtenerProspectos'),
  buscarProspectos: read('/api/alerce/v1/buscarProspectos'),
  anularProspectosRechazados: write('/api/v1/anularProspectosRechazados'),
  resolverGestion: read('/api/alerce/v1/resolverGestion'),
  prospectoGestionado: write('/api/v2/prospectoGestionado'),
  validarGestionarCompensado: read('/api/v2/validarGestionarCompensado'),
  validarFunVigencia: read('/api/v1/validarFunVigencia'),
  obtenerProspectosEditar: read('/api/v3/obtenerProspectosEditar'),
  obtenerGlosaAutenticacionRechazada: read('/api/v1/obtenerGlosaAutenticacionRechazada'),
  obtenerIrregularidadesProspecto: read('/api/v1/obtenerIrregularidadesProspecto'),
  deshacerAnulacion: write('/api/alerce/v1/deshacerAnulacion'),
  obtenerMiDia: read('/api/alerce/v1/obtenerMiDia'),
  obtenerEstadisticasSuscripciones: read('/api/v1/obtenerEstadisticasSuscripciones'),
  // prospecto
  obtenerDatosProspecto: read('/api/v1/obtenerDatosProspecto'),
  obtenerTipoVenta: read('/api/v1/obtenerTipoVenta'),
  ingresarProspecto: write('/api/v1/ingresarProspecto'),
  guardarPropsectoCompensados: write('/api/v2/guardarPropsectoCompensados'),
  obtenerEtapaProspecto: read('/api/v1/obtenerEtapaProspecto', { refusal: 'data' }),
  guardarEtapaProspecto: write('/api/v1/guardarEtapaProspecto'),
  validarTitularVigenteRut: read('/api/v1/validarTitularVigenteRut'),
  validarCargaVigente: read('/api/v1/validarCargaVigente'),
  limpiarCotizacion: write('/api/v1/limpiarCotizacion'),
  // actualizacion
  obtenerDatosProspectoUpd: read('/api/v1/obtenerDatosProspectoUpd'),
  actualizarProspecto: write('/api/v1/ActualizarProspecto'),
  guardarEtapaProspectoUpd: write('/api/v1/GuardarEtapaProspectoUpd'),
  limpiarCotizacionUpd: write('/api/v1/LimpiarCotizacionUpd'),
  guardarBeneficiariosUpd: write('/api/v1/guardarBeneficiariosUpd'),
  finalizaEnvioDocUpd: write('/api/v4/FinalizaEnvioDocUpd'),
  descartarActualizacion: write('/api/alerce/v1/descartarActualizacion'),
  // autorizaciones
  solicitarAutorizacion: write('/api/v1/DocumentoRentas/SolicitarAutorizacion', { envelope: 'resultado' }),
  estadoAutorizacion: read('/api/v1/DocumentoRentas/EstadoAutorizacion', { envelope: 'resultado' }),
  obtenerAutorizaciones: read('/api/alerce/v1/obtenerAutorizaciones'),
  obtenerAutorizacion: read('/api/alerce/v1/obtenerAutorizacion'),
  decidirAutorizacion: write('/api/alerce/v1/decidirAutorizacion'),
  // certificado
  validarDocumentoRenta: write('/api/v1/DocumentoRentas/Validar', { envelope: 'resultado' }),
  guardarDocumentoRenta: write('/api/v1/DocumentoRentas/Guardar', { envelope: 'resultado' }),
  guardarDocumentoRentaUpd: write('/api/v1/DocumentoRentas/GuardarUpd', { envelope: 'resultado' }),
  obtenerCertificados: read('/api/alerce/v1/obtenerCertificados'),
  retirarCertificado: write('/api/alerce/v1/retirarCertificado'),
  deshacerRetiroCertificado: write('/api/alerce/v1/deshacerRetiroCertificado'),
  // bitacora
  obtenerBitacoraProspecto: read('/api/v1/obtenerBitacoraProspecto'),
  // agenda
  obtenerCitas: read('/api/v1/obtenerCitas'),
  agendarCita: write('/api/v1/agendarCita', { refusal: 'data' }),
  eliminarCita: write('/api/v1/eliminarCita'),
  obtenerFeriados: read('/api/alerce/v1/obtenerFeriados', { bearer: true }),
  descargarCita: get('/api/alerce/v1/descargarCita', { envelope: 'binary' }),
  descargarAgenda: get('/api/alerce/v1/descargarAgenda', { envelope: 'binary' }),
  obtenerCalendarioPrivado: read('/api/alerce/v1/obtenerCalendarioPrivado'),
  crearCalendarioPrivado: write('/api/alerce/v1/crearCalendarioPrivado'),
  revocarCalendarioPrivado: write('/api/alerce/v1/revocarCalendarioPrivado'),
  calendario: get('/api/alerce/v1/calendario/{llave}', { envelope: 'binary' }),
  // beneficiarios
  obtenerBeneficiarios: read('/api/v1/obtenerBeneficiarios'),
  guardarBeneficiarios: write('/api/v1/guardarBeneficiarios'),
  eliminarBeneficiario: write('/api/alerce/v1/eliminarBeneficiario', { bearer: true }),
  // cotizacion
  calcularRenta: read('/api/v1/calcularRenta', { refusal: 'data' }),
  guardarRangoPactado: write('/api/v1/guardarRangoPactado'),
  obtenerRangoPactado: read('/api/v1/obtenerRangoPactado'),
  guardarPreferencias: write('/api/v1/guardarPreferencias', { refusal: 'data' }),
  obtenerPrestadores: get('/api/v1/obtenerPrestadores/{region}'),
  obtenerPorcentajeBonificacionPrestador: read('/api/v1/obtenerPorcentajeBonificacionPrestador'),
  // planes
  obtenerPlanes: read('/api/v2/obtenerPlanes'),
  obtenerPlanesV3: get('/api/v3/ObtenerPlanes'),
  cotizarPlanesManual: read('/api/v1/cotizarPlanesManual'),
  obtenerMejoresOpcionesCotizacion: read('/api/v1/obtenerMejoresOpcionesCotizacion'),
  obtenerBeneficiosEspeciales: read('/api/v1/obtenerBeneficiosEspeciales'),
  obtenerBeneficiosComplementarios: read('/api/v1/obtenerBeneficiosComplementarios'),
  guardarPlanSeleccionado: write('/api/v1/guardarPlanSeleccionado', { refusal: 'data' }),
  obtenerPlanSeleccionado: read('/api/v1/obtenerPlanSeleccionado'),
  enviarCotizacionCorreo: write('/api/v2/enviarCotizacionCorreo'),
  resumenCotizacion: read('/api/v2/resumenCotizacion'),
  obtenerResumenPlan: read('/api/v1/obtenerResumenPlan'),
  // declaracion
  validarCreacionDS: read('/api/v2/validarCreacionDS'),
  verificacionDSManual: read('/api/v1/verificacionDSManual'),
  generarDSManual: write('/api/v1/generarDSManual', { refusal: 'data' }),
  obtenerIdentificadorDS: read('/api/v1/obtenerIdentificadorDS'),
  obtenerEtapa: read('/api/v1/ObtenerEtapa'),
  guardarEtapa: write('/api/v1/GuardarEtapa'),
  guardarEtapaV2: write('/api/v2/GuardarEtapa'),
  obtenerEstadoSuscripcion: read('/api/v1/toku/ObtenerEstadoSuscripcion', { envelope: 'body+data' }),
  // cotizante
  obtenerAntecedentesCotizante: read('/api/v1/obtenerAntecedentesCotizante'),
  guardarAntecedentesCotizante: write('/api/v1/guardarAntecedentesCotizante'),
  obtenerBeneficiariosDS: read('/api/v1/obtenerBeneficiariosDS'),
  verificarBeneficiarios: read('/api/v1/verificarBeneficiarios'),
  guardarBeneficiariosDS: write('/api/v1/guardarBeneficiariosDS'),
  // preguntas
  obtenerPreguntasDS: read('/api/v1/obtenerPreguntasDS'),
  guardarRespuestaDS: write('/api/v1/guardarRespuestaDS'),
  // evaluacion
  guardarDocumentosDS: write('/api/v1/guardarDocumentosDS'),
  obtenerArchivosDS: read('/api/v1/obtenerArchivosDS'),
  enviarDS: write('/api/v1/enviarDS'),
  resultadoevaluacionds: read('/api/v2/resultadoevaluacionds'),
  finalizaevaluacionds: write('/api/v2/finalizaevaluacionds'),
  // contractual
  datosDocumentosContractuales: read('/api/v2/DatosDocumentosContractuales'),
  ingresarDatosDocumentosContractuales: write('/api/v1/ingresarDatosDocumentosContractuales', { refusal: 'data' }),
  ingresarDatosDocumentosContractualesV2: write('/api/v2/ingresarDatosDocumentosContractuales', { refusal: 'data' }),
  obtenerMandatoPostulante: read('/api/alerce/v1/obtenerMandatoPostulante'),
  otorgarMandato: write('/api/alerce/v1/otorgarMandato'),
  noOtorgarMandato: write('/api/alerce/v1/noOtorgarMandato'),
  reenviarEnlaceMandato: write('/api/alerce/v1/reenviarEnlaceMandato'),
  reenvioCupon: write('/api/v1/CuponPago/ReenvioCupon', { envelope: 'resultado' }),
  // documentos
  agregaArchivosDocContractuales: write('/api/v2/AgregaArchivosDocContractuales'),
  obtenerDocumentos: read('/api/v2/obtenerDocumentos'),
  descargarDocumentoPDF: read('/api/v1/descargarDocumentoPDF'),
  descargarDocumentosContractuales: get('/api/v1/descargarDocumentosContractuales', { envelope: 'binary' }),
  enviarCorreoDocumentosContractuales: write('/api/v1/enviarCorreoDocumentosContractuales'),
  // importacion
  revisarImportacion: write('/api/alerce/v1/revisarImportacion'),
  obtenerImportaciones: read('/api/alerce/v1/obtenerImportaciones'),
  obtenerImportacion: read('/api/alerce/v1/obtenerImportacion'),
  obtenerFilasImportacion: read('/api/alerce/v1/obtenerFilasImportacion'),
  confirmarImportacion: write('/api/alerce/v1/confirmarImportacion'),
  deshacerImportacion: write('/api/alerce/v1/deshacerImportacion'),
  // documentos del postulante
  documentosSolicitar: read('/api/v1/DocumentoRentas/DocumentosSolicitar', { envelope: 'resultado' }),
  documentosAFP: get('/api/v1/DocumentoRentas/DocumentosAFP', { envelope: 'resultado' }),
  documentosProspecto: read('/api/v1/DocumentoRentas/DocumentosProspecto', { envelope: 'resultado' }),
  cargaArchivoProspecto: write('/api/v1/cargaArchivoProspecto'),
  cargaArchivoFinanciero: write('/api/v1/cargaArchivoFinanciero'),
  obtenerDocumentosProspecto: read('/api/alerce/v1/obtenerDocumentosProspecto'),
  descargarDocumentoProspecto: get('/api/alerce/v1/descargarDocumentoProspecto', { envelope: 'binary' }),
  retirarDocumentoProspecto: write('/api/alerce/v1/retirarDocumentoProspecto'),
  reponerDocumentoProspecto: write('/api/alerce/v1/reponerDocumentoProspecto'),
  // notificaciones
  obtenerNotificaciones: read('/api/v1/obtenerNotificaciones', { refusal: 'data' }),
  actualizarNotificacion: write('/api/v1/actualizarNotificacion'),
  // ours alone: for a person with a session
  sesionActual: get('/api/alerce/v1/sesion'),
  obtenerVenta: read('/api/alerce/v1/obtenerVenta'),
  obtenerPareja: read('/api/alerce/v1/obtenerPareja'),
  obtenerFilasEstadistica: read('/api/alerce/v1/obtenerFilasEstadistica'),
  obtenerBorrador: read('/api/alerce/v1/obtenerBorrador'),
  guardarBorrador: write('/api/alerce/v1/guardarBorrador'),
  descartarBorrador: write('/api/alerce/v1/descartarBorrador'),
  obtenerColaContraloria: read('/api/alerce/v1/obtenerColaContraloria'),
  obtenerCasoContraloria: read('/api/alerce/v1/obtenerCasoContraloria'),
  responderEvaluacionFinanciera: write('/api/alerce/v1/responderEvaluacionFinanciera'),
  responderEvaluacionMedica: write('/api/alerce/v1/responderEvaluacionMedica'),
  obtenerCorreos: read('/api/alerce/v1/obtenerCorreos'),
  obtenerCorreo: read('/api/alerce/v1/obtenerCorreo'),
  // ours alone: the documents desk (mesa)
  buscarCasosMesa: read('/api/alerce/v1/buscarCasosMesa'),
  obtenerFunBajas: read('/api/alerce/v1/obtenerFunBajas'),
  guardarFunBaja: write('/api/alerce/v1/guardarFunBaja'),
  eliminarFunBaja: write('/api/alerce/v1/eliminarFunBaja'),
  obtenerMandatos: read('/api/alerce/v1/obtenerMandatos'),
  registrarMandato: write('/api/alerce/v1/registrarMandato'),
  revocarMandato: write('/api/alerce/v1/revocarMandato'),
  obtenerCodigosIrregularidad: read('/api/alerce/v1/obtenerCodigosIrregularidad'),
  obtenerIrregularidades: read('/api/alerce/v1/obtenerIrregularidades'),
  abrirIrregularidad: write('/api/alerce/v1/abrirIrregularidad'),
  cerrarIrregularidad: write('/api/alerce/v1/cerrarIrregularidad'),
  obtenerRechazos: read('/api/alerce/v1/obtenerRechazos'),
  registrarRechazo: write('/api/alerce/v1/registrarRechazo'),
  levantarRechazo: write('/api/alerce/v1/levantarRechazo'),
  // ours alone: sessions and passwords
  registrarActividad: read('/api/alerce/v1/registrarActividad'),
  obtenerSesiones: read('/api/alerce/v1/obtenerSesiones'),
  cerrarOtrasSesiones: write('/api/alerce/v1/cerrarOtrasSesiones'),
  cerrarSesion: write('/api/alerce/v1/cerrarSesion'),
  cambiarClave: write('/api/alerce/v1/cambiarClave'),
  restablecerClave: write('/api/alerce/v1/restablecerClave'),
  // ours alone: the administrator's console
  obtenerUsuarios: read('/api/alerce/v1/obtenerUsuarios'),
  guardarUsuario: write('/api/alerce/v1/guardarUsuario'),
  cambiarEstadoUsuario: write('/api/alerce/v1/cambiarEstadoUsuario'),
  crearEnlaceClave: write('/api/alerce/v1/crearEnlaceClave'),
  obtenerEquipos: read('/api/alerce/v1/obtenerEquipos'),
  guardarEquipo: write('/api/alerce/v1/guardarEquipo'),
  obtenerEnlaces: read('/api/alerce/v1/obtenerEnlaces'),
  crearEnlaceSupervisor: write('/api/alerce/v1/crearEnlaceSupervisor'),
  revocarEnlace: write('/api/alerce/v1/revocarEnlace'),
  obtenerSesionesAbiertas: read('/api/alerce/v1/obtenerSesionesAbiertas'),
  obtenerIngresos: read('/api/alerce/v1/obtenerIngresos'),
  obtenerAccesosSalud: read('/api/alerce/v1/obtenerAccesosSalud'),
  verificarAccesos: read('/api/alerce/v1/verificarAccesos'),
  obtenerEventosSeguridad: read('/api/alerce/v1/obtenerEventosSeguridad'),
  obtenerClientes: read('/api/alerce/v1/obtenerClientes'),
  crearCliente: write('/api/alerce/v1/crearCliente'),
  rotarSecreto: write('/api/alerce/v1/rotarSecreto'),
  cambiarCliente: write('/api/alerce/v1/cambiarCliente'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
