// Written by `npm run contract` from the declarations in packages/contract/operations.
import { openRoutes } from './open-routes.ts'
import { get, open, read, upload, withPaths, write } from './route.ts'

/** Every call by its name: method, path, what it reads or changes, envelope. Without zod: the browser carries it. */
export const routes = { ...openRoutes, ...withPaths({
  obtenerBorrador: read('/api/alerce/v1/', ['borrador']),
  guardarBorrador: write('/api/alerce/v1/', ['borrador']),
  descartarBorrador: write('/api/alerce/v1/', ['borrador']),
  obtenerPorDeshacer: read('/api/alerce/v1/', ['notificacion']),
  actualizarNotificacion: write('/api/v1/', ['notificacion']),
  marcarNotificaciones: write('/api/alerce/v1/', ['notificacion']),
  desmarcarNotificaciones: write('/api/alerce/v1/', ['notificacion']),
  obtenerCorreos: read('/api/alerce/v1/', ['correos']),
  obtenerCorreo: read('/api/alerce/v1/', ['correos']),
  verCorreo: get('/api/alerce/v1/', ['correos'], { envelope: 'binary' }),
  descargarAdjuntoCorreo: get('/api/alerce/v1/', ['correos'], { envelope: 'binary' }),
  reenviarCorreo: write('/api/alerce/v1/', ['correos']),
  reenviarCorreosFallidos: write('/api/alerce/v1/', ['correos']),
  obtenerTextos: read('/api/alerce/v1/', ['textos']),
  obtenerVersionesTexto: read('/api/alerce/v1/', ['textos']),
  obtenerTexto: read('/api/alerce/v1/', ['textos']),
  publicarTexto: write('/api/alerce/v1/', ['textos', 'notificacion']),
  obtenerSesiones: read('/api/alerce/v1/', ['sesiones']),
  cerrarOtrasSesiones: write('/api/alerce/v1/', ['sesiones']),
  cerrarSesion: write('/api/alerce/v1/', ['sesiones']),
  conservarSesion: write('/api/alerce/v1/', ['sesiones']),
  cambiarClave: write('/api/alerce/v1/', ['sesion', 'sesiones', 'usuarios']),
  obtenerUsuarios: read('/api/alerce/v1/', ['usuarios', 'equipos', 'sesiones']),
  obtenerUsuario: read('/api/alerce/v1/', ['usuarios', 'equipos', 'sesiones']),
  guardarUsuario: write('/api/alerce/v1/', ['usuarios', 'enlaces']),
  cambiarEstadoUsuario: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'sesiones', 'enlaces']),
  crearEnlaceClave: write('/api/alerce/v1/', ['seguridad']),
  obtenerEquipos: read('/api/alerce/v1/', ['equipos', 'usuarios']),
  guardarEquipo: write('/api/alerce/v1/', ['equipos']),
  obtenerEnlaces: read('/api/alerce/v1/', ['enlaces']),
  obtenerPartesDeEnlace: read('/api/alerce/v1/', ['usuarios', 'equipos']),
  crearEnlaceSupervisor: write('/api/alerce/v1/', ['enlaces']),
  revocarEnlace: write('/api/alerce/v1/', ['enlaces', 'sesiones']),
  obtenerSesionesAbiertas: read('/api/alerce/v1/', ['sesiones']),
  obtenerIngresos: read('/api/alerce/v1/', ['sesiones']),
  obtenerAccesosSalud: read('/api/alerce/v1/', ['accesos']),
  descargarAccesosSalud: read('/api/alerce/v1/', ['accesos'], { envelope: 'binary', cambia: ['seguridad'] }),
  verificarAccesos: read('/api/alerce/v1/', 'nada', { cambia: ['seguridad'] }),
  obtenerEventosSeguridad: read('/api/alerce/v1/', ['seguridad']),
  obtenerClientes: read('/api/alerce/v1/', ['clientes']),
  crearCliente: write('/api/alerce/v1/', ['clientes']),
  rotarSecreto: write('/api/alerce/v1/', ['clientes']),
  cambiarCliente: write('/api/alerce/v1/', ['clientes']),
  ingresarProspecto: write('/api/v1/', ['prospecto', 'datos', 'cotizacion']),
  obtenerDatosProspecto: read('/api/v1/', ['datos']),
  obtenerTipoVenta: read('/api/v1/', ['datos']),
  obtenerEtapaProspecto: read('/api/v1/', ['prospecto'], { refusal: 'data' }),
  guardarEtapaProspecto: write('/api/v1/', ['prospecto', 'datos', 'plan']),
  validarCargaVigente: read('/api/v1/', 'nada'),
  limpiarCotizacion: write('/api/v1/', ['cotizacion', 'venta', 'prospecto']),
  obtenerBeneficiarios: read('/api/v1/', ['beneficiarios']),
  guardarBeneficiarios: write('/api/v1/', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  eliminarBeneficiario: write('/api/alerce/v1/', ['prospecto', 'datos', 'beneficiarios', 'cotizacion'], { bearer: true }),
  guardarPropsectoCompensados: write('/api/v2/', ['prospecto', 'datos', 'cotizacion']),
  documentosSolicitar: read('/api/v1/DocumentoRentas/DocumentosSolicitar', ['autorizacion'], { envelope: 'resultado' }),
  documentosAFP: get('/api/v1/DocumentoRentas/DocumentosAFP', 'nada', { envelope: 'resultado' }),
  cargaArchivoProspecto: write('/api/v1/', ['prospecto']),
  cargaArchivoFinanciero: write('/api/v1/', ['prospecto']),
  subirDocumentoProspecto: upload('/api/alerce/v1/', ['prospecto']),
  documentosProspecto: read('/api/v1/DocumentoRentas/DocumentosProspecto', ['prospecto', 'documentos'], { envelope: 'resultado' }),
  obtenerDocumentosProspecto: read('/api/alerce/v1/', ['prospecto', 'documentos']),
  descargarDocumentoProspecto: get('/api/alerce/v1/', ['prospecto', 'documentos'], { envelope: 'binary' }),
  retirarDocumentoProspecto: write('/api/alerce/v1/', ['prospecto']),
  reponerDocumentoProspecto: write('/api/alerce/v1/', ['prospecto']),
  validarDocumentoRenta: write('/api/v1/DocumentoRentas/Validar', ['prospecto'], { envelope: 'resultado' }),
  guardarDocumentoRenta: write('/api/v1/DocumentoRentas/Guardar', ['documentos', 'bitacora'], { envelope: 'resultado' }),
  guardarDocumentoRentaUpd: write('/api/v1/DocumentoRentas/GuardarUpd', ['documentos', 'bitacora'], { envelope: 'resultado' }),
  validarCertificado: upload('/api/alerce/v1/', ['prospecto', 'documentos'], { envelope: 'resultado', enCabecera: { rut: 'x-alerce-rut', rutEmpleador: 'x-alerce-rut-empleador', clave: 'x-alerce-clave' } }),
  obtenerCertificados: read('/api/alerce/v1/', ['prospecto', 'documentos']),
  retirarCertificado: write('/api/alerce/v1/', ['prospecto']),
  deshacerRetiroCertificado: write('/api/alerce/v1/', ['prospecto']),
  solicitarAutorizacion: write('/api/v1/DocumentoRentas/SolicitarAutorizacion', ['autorizacion', 'bitacora'], { envelope: 'resultado' }),
  estadoAutorizacion: read('/api/v1/DocumentoRentas/EstadoAutorizacion', ['autorizacion'], { envelope: 'resultado' }),
  obtenerAutorizaciones: read('/api/alerce/v1/', ['autorizacion']),
  obtenerAutorizacion: read('/api/alerce/v1/', ['autorizacion']),
  decidirAutorizacion: write('/api/alerce/v1/', ['autorizacion', 'bitacora']),
  calcularRenta: read('/api/v1/', ['cotizacion'], { refusal: 'data' }),
  guardarRangoPactado: write('/api/v1/', ['cotizacion', 'rango', 'venta']),
  obtenerRangoPactado: read('/api/v1/', ['cotizacion', 'rango']),
  guardarPreferencias: write('/api/v1/', ['preferencias', 'plan'], { refusal: 'data' }),
  obtenerPrestadores: get('/api/v1/obtenerPrestadores/{region}', 'nada'),
  obtenerPorcentajeBonificacionPrestador: read('/api/v1/', ['cotizacion']),
  obtenerPlanes: read('/api/v2/', ['cotizacion', 'rango']),
  obtenerPlanesV3: get('/api/v3/ObtenerPlanes', ['cotizacion', 'rango']),
  cotizarPlanesManual: read('/api/v1/', ['cotizacion', 'rango']),
  obtenerMejoresOpcionesCotizacion: read('/api/v1/', ['cotizacion', 'rango', 'preferencias']),
  obtenerBusqueda: read('/api/alerce/v1/', ['cotizacion', 'rango', 'preferencias']),
  explicarBusqueda: read('/api/alerce/v1/', ['cotizacion', 'rango', 'preferencias']),
  cotizarPlan: write('/api/alerce/v1/', ['preferencias', 'plan', 'bitacora']),
  obtenerBeneficiosEspeciales: read('/api/v1/', 'nada'),
  obtenerBeneficiosComplementarios: read('/api/v1/', ['cotizacion']),
  compararPlanes: read('/api/alerce/v1/', ['cotizacion', 'rango']),
  descargarComparacion: get('/api/alerce/v1/', ['cotizacion', 'rango'], { envelope: 'binary' }),
  guardarPlanSeleccionado: write('/api/v1/', ['plan', 'bitacora'], { refusal: 'data' }),
  elegirPlan: write('/api/alerce/v1/', ['preferencias', 'plan', 'bitacora']),
  restituirCotizacion: write('/api/alerce/v1/', ['cotizacion', 'venta', 'bitacora']),
  simularPrecio: read('/api/alerce/v1/', ['cotizacion', 'plan']),
  obtenerPlanSeleccionado: read('/api/v1/', ['cotizacion', 'plan']),
  resumenCotizacion: read('/api/v2/', ['cotizacion', 'plan']),
  obtenerResumenPlan: read('/api/v1/', ['cotizacion', 'plan']),
  enviarCotizacionCorreo: write('/api/v2/', ['correos', 'enviadas', 'bitacora']),
  revisarEnvioCotizacion: read('/api/alerce/v1/', ['cotizacion', 'plan', 'datos']),
  descargarCotizacion: get('/api/alerce/v1/', ['cotizacion', 'plan'], { envelope: 'binary' }),
  obtenerCotizacionesEnviadas: read('/api/alerce/v1/', ['enviadas']),
  descargarCotizacionEnviada: get('/api/alerce/v1/', ['enviadas'], { envelope: 'binary' }),
  recotizarEnviada: read('/api/alerce/v1/', ['cotizacion']),
  guardarPlanSeleccionadoCompensado: write('/api/v3/', ['plan', 'bitacora'], { refusal: 'data' }),
  replicarPlanCompensado: write('/api/v3/', ['cotizacion', 'venta', 'bitacora']),
  obtenerResumenPlanCompensado: read('/api/v1/', ['cotizacion', 'plan', 'prospecto']),
  guardarResumenPlanCompensado: write('/api/v1/', ['plan', 'prospecto']),
  calcularRentaUpd: read('/api/v1/', ['cotizacion'], { refusal: 'data' }),
  guardarRangoPactadoUpd: write('/api/v1/', ['cotizacion', 'rango', 'venta']),
  obtenerRangoPactadoUpd: read('/api/v1/', ['cotizacion', 'rango']),
  guardarPreferenciasUpd: write('/api/v1/', ['preferencias', 'plan'], { refusal: 'data' }),
  obtenerPlanesUpd: read('/api/v2/', ['cotizacion', 'rango']),
  cotizarPlanesManualUpd: read('/api/v1/', ['cotizacion', 'rango']),
  obtenerMejoresOpcionesCotizacionUpd: read('/api/v1/', ['cotizacion', 'rango', 'preferencias']),
  guardarPlanSeleccionadoUpd: write('/api/v1/', ['plan', 'bitacora'], { refusal: 'data' }),
  guardarPlanSeleccionadoCompensadoUpd: write('/api/v3/', ['plan', 'bitacora'], { refusal: 'data' }),
  obtenerPlanSeleccionadoUpd: read('/api/v1/', ['cotizacion', 'plan']),
  enviarCotizacionCorreoUpd: write('/api/v2/', ['correos', 'enviadas', 'bitacora']),
  replicarPlanCompensadoUpd: write('/api/v3/', ['cotizacion', 'venta', 'bitacora']),
  obtenerResumenPlanCompensadoUpd: read('/api/v1/', ['cotizacion', 'plan', 'prospecto']),
  guardarResumenPlanCompensadoUpd: write('/api/v1/', ['plan', 'prospecto']),
  obtenerCatalogo: read('/api/alerce/v1/', ['catalogo']),
  obtenerCargasCatalogo: read('/api/alerce/v1/', ['catalogo']),
  obtenerCargaCatalogo: read('/api/alerce/v1/', ['catalogo']),
  obtenerFilasCargaCatalogo: read('/api/alerce/v1/', ['catalogo']),
  descargarCatalogo: get('/api/alerce/v1/', ['catalogo'], { envelope: 'binary' }),
  revisarCatalogo: upload('/api/alerce/v1/', ['catalogo']),
  aplicarCargaCatalogo: write('/api/alerce/v1/', ['catalogo', 'fun', 'mesa']),
  deshacerCargaCatalogo: write('/api/alerce/v1/', ['catalogo']),
  descartarCargaCatalogo: write('/api/alerce/v1/', ['catalogo']),
  validarCreacionDS: read('/api/v2/', ['prospecto', 'declaracion']),
  verificacionDSManual: read('/api/v1/', ['prospecto']),
  generarDSManual: write('/api/v1/', ['prospecto', 'declaracion', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'bitacora'], { refusal: 'data' }),
  anularInvitacion: write('/api/v1/', ['prospecto', 'datos', 'beneficiarios', 'declaracion', 'etapaDS', 'venta', 'rechazos', 'mesa']),
  anularInvitacionCompensado: write('/api/v2/', ['prospecto', 'datos', 'beneficiarios', 'declaracion', 'etapaDS', 'venta', 'rechazos', 'mesa'], { refusal: 'data' }),
  obtenerIdentificadorDS: read('/api/v1/', ['prospecto', 'declaracion']),
  obtenerEstadoSuscripcion: read('/api/v1/toku/ObtenerEstadoSuscripcion', ['prospecto', 'mesa', 'mandatos'], { envelope: 'body+data' }),
  obtenerEtapa: read('/api/v1/ObtenerEtapa', ['etapaDS']),
  guardarEtapa: write('/api/v1/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
  guardarEtapaV2: write('/api/v2/GuardarEtapa', ['etapaDS', 'venta', 'bitacora']),
  reutilizarDS: write('/api/alerce/v1/', ['prospecto', 'datos', 'autorizacion', 'beneficiarios', 'venta', 'bitacora'], { bearer: true }),
  obtenerFirmasElectronicas: read('/api/alerce/v1/', ['etapaDS', 'firmados']),
  cambiarTipoVenta: write('/api/alerce/v1/', ['prospecto', 'datos', 'declaracion', 'etapaDS', 'venta', 'bitacora']),
  generarInvitacionDashboard: write('/api/v1/', ['prospecto', 'declaracion', 'etapaDS', 'personas', 'venta']),
  reenviarInvitacion: write('/api/alerce/v1/', ['declaracion', 'bitacora']),
  compartirInvitacion: write('/api/alerce/v1/', ['declaracion', 'bitacora']),
  obtenerAvanceInvitacion: read('/api/alerce/v1/', ['prospecto', 'declaracion']),
  obtenerAntecedentesCotizante: read('/api/v1/', ['cotizante']),
  guardarAntecedentesCotizante: write('/api/v1/', ['cotizante', 'personas']),
  obtenerBeneficiariosDS: read('/api/v1/', ['personas']),
  verificarBeneficiarios: read('/api/v1/', 'nada'),
  guardarBeneficiariosDS: write('/api/v1/', ['cotizante', 'personas']),
  obtenerBeneficiariosCompensados: read('/api/v1/', ['personas', 'etapaDS']),
  guardarBeneficiariosCompensados: write('/api/v1/', ['cotizante', 'personas']),
  obtenerPreguntasDS: read('/api/v1/', ['preguntas']),
  guardarRespuestaDS: write('/api/v1/', ['preguntas']),
  diagnosticos: get('/api/v1/', 'nada'),
  buscarDiagnosticos: read('/api/alerce/v1/', 'nada'),
  obtenerDocsCargasMedicas: read('/api/v1/generaDocumentosCargaMedica', ['juradas', 'personas']),
  generarDocCargaMedica: open('/api/v1/generaDocumentosCargaMedica/{id}', ['juradas']),
  abrirJurada: write('/api/alerce/v1/', ['juradas']),
  descargarJurada: get('/api/alerce/v1/', ['juradas'], { envelope: 'binary' }),
  aceptarDocCargaMedica: write('/api/alerce/v1/', ['juradas', 'bitacora'], { bearer: true }),
  obtenerConyugeCircular: read('/api/v1/', ['circular', 'personas']),
  confirmarConyugeCircular: write('/api/v1/', ['circular', 'bitacora']),
  guardarDocumentosDS: write('/api/v1/', ['archivosDS']),
  obtenerArchivosDS: read('/api/v1/', ['archivosDS']),
  subirAdjuntoDS: upload('/api/alerce/v1/', ['archivosDS']),
  adjuntosDS: read('/api/alerce/v1/', ['archivosDS']),
  descargarAdjuntoDS: get('/api/alerce/v1/', ['archivosDS'], { envelope: 'binary' }),
  enviarDS: write('/api/v1/', ['etapaDS', 'venta', 'resultado', 'bitacora']),
  resultadoevaluacionds: read('/api/v2/', ['resultado']),
  obtenerResultadoDS: read('/api/alerce/v1/', ['resultado']),
  descargarCartaDS: get('/api/alerce/v1/', ['resultado'], { envelope: 'binary' }),
  finalizaevaluacionds: write('/api/v2/', ['prospecto', 'datos', 'etapaDS', 'venta', 'resultado', 'mandatos', 'devoluciones', 'mesa']),
  finalizarAutorizada: write('/api/alerce/v1/', ['prospecto', 'datos', 'etapaDS', 'venta', 'resultado', 'mandatos', 'devoluciones', 'mesa']),
  deshacerEvaluacion: write('/api/alerce/v1/', ['cola', 'caso']),
  situacionDeCaso: read('/api/alerce/v1/', ['cola', 'caso']),
  descargarDocumentoDeCaso: get('/api/alerce/v1/', ['caso'], { envelope: 'binary' }),
  obtenerColaContraloria: read('/api/alerce/v1/', ['cola']),
  obtenerCasoContraloria: read('/api/alerce/v1/', ['caso'], { cambia: ['accesos'] }),
  responderEvaluacionFinanciera: write('/api/alerce/v1/', ['cola', 'caso']),
  responderEvaluacionMedica: write('/api/alerce/v1/', ['cola', 'caso']),
  tomarCasoContraloria: write('/api/alerce/v1/', ['cola']),
  soltarCasoContraloria: write('/api/alerce/v1/', ['cola']),
  asignarCasoContraloria: write('/api/alerce/v1/', ['cola']),
  obtenerAuditores: read('/api/alerce/v1/', ['cola']),
  dejarCasoEnCola: write('/api/alerce/v1/', ['cola', 'caso']),
  confirmarRespuesta: write('/api/alerce/v1/', ['cola', 'caso']),
  devolverRespuesta: write('/api/alerce/v1/', ['cola', 'caso']),
  obtenerResueltasHoy: read('/api/alerce/v1/', ['cola']),
  obtenerTiemposContraloria: read('/api/alerce/v1/', ['cola']),
  obtenerCasosAnteriores: read('/api/alerce/v1/', 'nada', { cambia: ['accesos'] }),
  obtenerMotivosContraloria: read('/api/alerce/v1/', ['textos']),
  buscarCasosMesa: read('/api/alerce/v1/', ['prospecto', 'mesa']),
  escribirAlAsesor: write('/api/alerce/v1/', ['prospecto']),
  obtenerCedulaDeCaso: read('/api/alerce/v1/', ['prospecto', 'documentos', 'mesa']),
  descargarCedulaDeCaso: get('/api/alerce/v1/', ['documentos'], { envelope: 'binary' }),
  obtenerFunBajas: read('/api/alerce/v1/', ['fun', 'mesa']),
  guardarFunBaja: write('/api/alerce/v1/', ['fun', 'mesa']),
  eliminarFunBaja: write('/api/alerce/v1/', ['fun', 'mesa']),
  obtenerCodigosIrregularidad: read('/api/alerce/v1/', 'nada'),
  obtenerIrregularidades: read('/api/alerce/v1/', ['irregularidades', 'mesa']),
  obtenerIrregularidad: read('/api/alerce/v1/', ['irregularidades', 'mesa']),
  abrirIrregularidad: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'irregularidades', 'mesa']),
  cerrarIrregularidad: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'firmados', 'irregularidades', 'mesa']),
  reabrirIrregularidad: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'irregularidades', 'mesa']),
  corregirIrregularidad: write('/api/alerce/v1/', ['prospecto', 'irregularidades', 'mesa']),
  retomarIrregularidad: write('/api/alerce/v1/', ['prospecto', 'irregularidades', 'mesa']),
  devolverIrregularidad: write('/api/alerce/v1/', ['prospecto', 'irregularidades', 'mesa']),
  subirEvidencia: upload('/api/alerce/v1/', ['prospecto', 'irregularidades', 'mesa']),
  descargarEvidencia: get('/api/alerce/v1/', ['irregularidades'], { envelope: 'binary' }),
  obtenerRechazos: read('/api/alerce/v1/', ['rechazos', 'mesa']),
  registrarRechazo: write('/api/alerce/v1/', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  levantarRechazo: write('/api/alerce/v1/', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  retomarRechazo: write('/api/alerce/v1/', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  invitarDeNuevo: write('/api/alerce/v1/', ['prospecto', 'declaracion', 'etapaDS', 'rechazos', 'mesa', 'bitacora']),
  obtenerDevoluciones: read('/api/alerce/v1/', ['devoluciones', 'mesa']),
  registrarDevolucion: write('/api/alerce/v1/', ['devoluciones', 'mesa', 'bitacora']),
  deshacerDevolucion: write('/api/alerce/v1/', ['devoluciones', 'mesa', 'bitacora']),
  datosDocumentosContractuales: read('/api/v2/DatosDocumentosContractuales', ['contractual']),
  ingresarDatosDocumentosContractuales: write('/api/v1/', ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'], { refusal: 'data' }),
  ingresarDatosDocumentosContractualesV2: write('/api/v2/ingresarDatosDocumentosContractuales', ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'], { refusal: 'data' }),
  actualizarDatosContractuales: write('/api/alerce/v1/', ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora']),
  cargaArchivoPrimerPago: write('/api/v1/CargaArchivoPrimerPago', ['primerPago', 'bitacora']),
  subirComprobante: upload('/api/alerce/v1/', ['primerPago', 'bitacora']),
  obtenerListadoPrimerPago: read('/api/v1/', ['prospecto', 'contractual', 'primerPago', 'mesa']),
  cantidadArchivosPrimerPago: read('/api/v1/CantidadArchivosPrimerPago', ['contractual', 'primerPago']),
  descargarComprobante: get('/api/alerce/v1/', ['primerPago'], { envelope: 'binary' }),
  guardarPrimerPago: write('/api/v3/GuardarPrimerPago', ['primerPago', 'papeles', 'venta', 'mesa']),
  obtenerPrimerosPagos: read('/api/alerce/v1/', ['primerPago', 'mesa']),
  aceptarPrimerPago: write('/api/alerce/v1/', ['primerPago', 'prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa']),
  devolverPrimerPago: write('/api/alerce/v1/', ['primerPago', 'prospecto', 'etapaDS', 'venta', 'irregularidades', 'mesa']),
  retomarPrimerPago: write('/api/alerce/v1/', ['primerPago', 'prospecto', 'etapaDS', 'venta', 'irregularidades', 'mesa']),
  agregaArchivosDocContractuales: write('/api/v2/AgregaArchivosDocContractuales', ['papeles']),
  obtenerDocumentos: read('/api/v2/', ['papeles', 'prospecto']),
  descargarDocumentoPDF: read('/api/v1/', ['papeles']),
  descargarPapel: get('/api/alerce/v1/', ['papeles'], { envelope: 'binary' }),
  descargarDocumentosContractuales: get('/api/v1/', ['papeles'], { envelope: 'binary' }),
  enviarCorreoDocumentosContractuales: write('/api/v1/', ['correos', 'papeles', 'etapaDS', 'venta', 'prospecto', 'irregularidades', 'mesa']),
  enviarDocumentosAlCliente: write('/api/alerce/v1/', ['correos', 'papeles', 'etapaDS', 'venta', 'prospecto', 'irregularidades', 'mesa']),
  validarDocumentosCompensado: read('/api/v1/', ['prospecto', 'etapaDS']),
  cargaArchivoProspectoTAD: write('/api/v1/', ['firmados', 'venta', 'bitacora']),
  subirPapelFirmado: upload('/api/alerce/v1/', ['firmados', 'venta', 'bitacora']),
  obtenerPapelesFirmados: read('/api/alerce/v1/', ['prospecto', 'papeles', 'firmados', 'mesa']),
  descargarPapelFirmado: get('/api/alerce/v1/', ['firmados'], { envelope: 'binary' }),
  descargarDSFirmada: get('/api/alerce/v1/', ['firmados'], { envelope: 'binary' }),
  validarDocumentosFirmados: read('/api/v1/', ['papeles', 'firmados']),
  enviarDocumentosFirmados: write('/api/v1/', ['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa']),
  obtenerFirmas: read('/api/alerce/v1/', ['firmados', 'mesa']),
  aceptarFirmas: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa']),
  devolverFirmas: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa']),
  obtenerEvidencia: read('/api/alerce/v1/', ['etapaDS', 'firmados']),
  descargarPaqueteEvidencia: get('/api/alerce/v1/', ['firmados'], { envelope: 'binary' }),
  enviarCopiaDS: write('/api/alerce/v1/', ['correos', 'papeles', 'bitacora']),
  reenvioCupon: write('/api/v1/CuponPago/ReenvioCupon', ['bitacora'], { envelope: 'resultado' }),
  reenviarEnlaceMandato: write('/api/alerce/v1/', ['mandatos', 'bitacora']),
  obtenerMandatos: read('/api/alerce/v1/', ['mandatos', 'mesa']),
  registrarMandato: write('/api/alerce/v1/', ['prospecto', 'mandatos', 'mesa']),
  revocarMandato: write('/api/alerce/v1/', ['prospecto', 'mandatos', 'mesa']),
  obtenerPendientesMesa: read('/api/alerce/v1/', ['irregularidades', 'fun', 'mandatos', 'rechazos', 'firmados', 'mesa']),
  obtenerDatosProspectoUpd: read('/api/v1/', ['prospecto', 'datos']),
  actualizarProspecto: write('/api/v1/ActualizarProspecto', ['prospecto', 'datos', 'cotizacion']),
  guardarEtapaProspectoUpd: write('/api/v1/GuardarEtapaProspectoUpd', ['prospecto', 'datos', 'cotizacion', 'plan', 'rango', 'preferencias', 'venta', 'declaracion', 'juradas', 'circular', 'papeles', 'mandatos', 'primerPago', 'mesa', 'bitacora', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado']),
  confirmarActualizacion: write('/api/alerce/v1/', ['prospecto', 'datos', 'cotizacion', 'plan', 'rango', 'preferencias', 'venta', 'declaracion', 'juradas', 'circular', 'papeles', 'mandatos', 'primerPago', 'mesa', 'bitacora', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado']),
  limpiarCotizacionUpd: write('/api/v1/LimpiarCotizacionUpd', ['cotizacion', 'venta']),
  guardarBeneficiariosUpd: write('/api/v1/', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  finalizaEnvioDocUpd: write('/api/v4/FinalizaEnvioDocUpd', ['prospecto', 'datos', 'cotizante', 'personas', 'papeles']),
  descartarActualizacion: write('/api/alerce/v1/', ['prospecto', 'datos', 'beneficiarios', 'cotizacion', 'papeles'], { bearer: true }),
  obtenerCitas: read('/api/v1/', ['agenda']),
  agendarCita: write('/api/v1/', ['agenda', 'bitacora'], { refusal: 'data' }),
  eliminarCita: write('/api/v1/', ['agenda', 'bitacora']),
  restituirCita: write('/api/alerce/v1/', ['agenda', 'bitacora']),
  descargarCita: get('/api/alerce/v1/', ['agenda'], { envelope: 'binary' }),
  descargarAgenda: get('/api/alerce/v1/', ['agenda'], { envelope: 'binary' }),
  obtenerCalendarioPrivado: read('/api/alerce/v1/', ['calendario']),
  crearCalendarioPrivado: write('/api/alerce/v1/', ['calendario']),
  revocarCalendarioPrivado: write('/api/alerce/v1/', ['calendario']),
  buscarProspectos: read('/api/alerce/v1/', ['prospecto', 'cola']),
  obtenerProspectos: read('/api/v3/', ['prospecto', 'venta', 'agenda']),
  anularProspectosRechazados: write('/api/v1/', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  prospectoGestionado: write('/api/v2/', ['bitacora']),
  validarGestionarCompensado: read('/api/v2/', ['prospecto']),
  validarFunVigencia: read('/api/v1/', ['fun']),
  validarTitularVigenteRut: read('/api/v1/', 'nada'),
  resolverGestion: read('/api/alerce/v1/', ['prospecto', 'venta', 'mandatos', 'fun']),
  iniciarDSManual: write('/api/alerce/v1/', ['prospecto', 'datos', 'plan', 'declaracion', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'rechazos', 'mesa', 'bitacora']),
  revisarConfirmacion: read('/api/alerce/v1/', ['prospecto', 'plan', 'venta']),
  obtenerProspectosEditar: read('/api/v3/', ['prospecto']),
  obtenerGlosaAutenticacionRechazada: read('/api/v1/', ['prospecto', 'rechazos']),
  obtenerIrregularidadesProspecto: read('/api/v1/', ['prospecto', 'irregularidades']),
  deshacerAnulacion: write('/api/alerce/v1/', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  obtenerMiDia: read('/api/alerce/v1/', ['prospecto', 'venta', 'agenda', 'miDia']),
  obtenerAsuntosDelDia: read('/api/alerce/v1/', ['prospecto', 'venta', 'agenda', 'miDia']),
  posponerAsunto: write('/api/alerce/v1/', ['miDia']),
  retomarAsunto: write('/api/alerce/v1/', ['miDia']),
  obtenerEstadisticasSuscripciones: read('/api/v1/', ['prospecto', 'agenda']),
  obtenerFilasEstadistica: read('/api/alerce/v1/', ['prospecto', 'agenda']),
  obtenerAsesoresDelEquipo: read('/api/alerce/v1/', 'nada'),
  obtenerVenta: read('/api/alerce/v1/', ['prospecto', 'venta', 'irregularidades']),
  obtenerBitacoraProspecto: read('/api/v1/', ['prospecto', 'cola', 'mesa', 'bitacora']),
  obtenerPareja: read('/api/alerce/v1/', ['prospecto', 'venta', 'cotizacion', 'plan']),
  continuarCompensado: write('/api/alerce/v1/', ['plan', 'prospecto', 'datos']),
  revisarImportacion: upload('/api/alerce/v1/', ['importacion']),
  obtenerImportaciones: read('/api/alerce/v1/', ['importacion']),
  obtenerImportacion: read('/api/alerce/v1/', ['importacion']),
  obtenerFilasImportacion: read('/api/alerce/v1/', ['importacion']),
  confirmarImportacion: write('/api/alerce/v1/', ['importacion']),
  deshacerImportacion: write('/api/alerce/v1/', ['importacion', 'prospecto']),
  obtenerCarteras: read('/api/alerce/v1/', ['carteras', 'prospecto', 'usuarios', 'equipos']),
  obtenerCasosDeCartera: read('/api/alerce/v1/', ['carteras', 'prospecto']),
  traspasarCasos: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  obtenerTraspasos: read('/api/alerce/v1/', ['carteras', 'prospecto']),
  deshacerTraspaso: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  desactivarConCartera: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'sesiones', 'enlaces']),
  deshacerDesactivacion: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'sesiones', 'enlaces']),
  cubrirAusencia: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  terminarSuplencia: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  ponerAlDiaSuplencia: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  exportarPersona: read('/api/alerce/v1/', ['pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador'], { envelope: 'binary', cambia: ['seguridad', 'accesos', 'bitacora'] }),
  obtenerPedidosPersona: read('/api/alerce/v1/', ['pedidos']),
  registrarPedidoPersona: write('/api/alerce/v1/', ['pedidos', 'seguridad']),
  responderPedidoPersona: write('/api/alerce/v1/', ['pedidos', 'seguridad']),
  revisarSupresion: read('/api/alerce/v1/', ['pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  suprimirPersona: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  bloquearPersona: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  desbloquearPersona: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  pedirCorreccion: write('/api/alerce/v1/', ['seguridad', 'bitacora', 'notificacion', 'prospecto']),
  obtenerConsentimientos: read('/api/alerce/v1/', ['pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  revocarConsentimientos: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  agregarLlave: write('/api/alerce/v1/', ['sesion', 'usuarios', 'seguridad', 'correos']),
  confirmarAplicacion: write('/api/alerce/v1/', ['sesion', 'usuarios', 'seguridad', 'correos']),
  obtenerSegundoFactor: read('/api/alerce/v1/', ['sesion']),
  proponerAplicacion: write('/api/alerce/v1/', ['sesion']),
  proponerLlave: write('/api/alerce/v1/', ['sesion']),
  quitarFactor: write('/api/alerce/v1/', ['sesion', 'usuarios', 'seguridad', 'correos']),
  quitarSegundoFactor: write('/api/alerce/v1/', ['sesion', 'usuarios', 'seguridad', 'correos']),
  renombrarLlave: write('/api/alerce/v1/', ['sesion']),
  renovarCodigos: write('/api/alerce/v1/', ['sesion', 'seguridad', 'correos']),
  obtenerEstado: read('/api/alerce/v1/', ['correos', 'catalogo']),
  descargarEventosSeguridad: read('/api/alerce/v1/', ['seguridad'], { envelope: 'binary', cambia: ['seguridad'] }),
  cargarUsuarios: upload('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'equipos', 'sesiones', 'enlaces', 'seguridad']),
  descargarUsuarios: read('/api/alerce/v1/', ['usuarios', 'equipos'], { envelope: 'binary', cambia: ['seguridad'] }),
  revisarUsuarios: upload('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'equipos', 'sesiones', 'enlaces', 'seguridad']),
  sincronizarUsuarios: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos', 'usuarios', 'equipos', 'sesiones', 'enlaces', 'seguridad'], { bearer: true }),
  levantarOposicion: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  oponerPersona: write('/api/alerce/v1/', ['seguridad', 'pedidos', 'accesos', 'prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia', 'declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado', 'contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades', 'rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador']),
  aprobarTexto: write('/api/alerce/v1/', ['textos', 'notificacion']),
  devolverTexto: write('/api/alerce/v1/', ['textos', 'notificacion']),
  obtenerPropuestaTexto: read('/api/alerce/v1/', ['textos']),
  eliminarPlantilla: write('/api/alerce/v1/', ['plantillas']),
  guardarPlantilla: write('/api/alerce/v1/', ['plantillas']),
  obtenerPlantillas: read('/api/alerce/v1/', ['plantillas']),
  restituirPlantilla: write('/api/alerce/v1/', ['plantillas']),
  anotar: write('/api/alerce/v1/', ['bitacora', 'miDia', 'notificacion', 'correos']),
  cerrarTarea: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  crearTarea: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  eliminarAnotacion: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  eliminarTarea: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  llenarPlantilla: read('/api/alerce/v1/', ['plantillas', 'plan', 'datos']),
  moverTarea: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  obtenerAnotaciones: read('/api/alerce/v1/', ['prospecto', 'bitacora', 'miDia']),
  reabrirTarea: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  restituirAnotacion: write('/api/alerce/v1/', ['bitacora', 'miDia']),
  eliminarVista: write('/api/alerce/v1/', ['vistas']),
  guardarVista: write('/api/alerce/v1/', ['vistas']),
  obtenerVistas: read('/api/alerce/v1/', ['vistas']),
  restituirVista: write('/api/alerce/v1/', ['vistas']),
  guardarMetas: write('/api/alerce/v1/', ['metas']),
  obtenerFilasDelEquipo: read('/api/alerce/v1/', ['prospecto', 'alertas']),
  obtenerMetas: read('/api/alerce/v1/', ['usuarios', 'metas']),
  obtenerTableroDelEquipo: read('/api/alerce/v1/', ['prospecto', 'usuarios', 'metas']),
  eliminarBloqueo: write('/api/alerce/v1/', ['agenda']),
  guardarBloqueo: write('/api/alerce/v1/', ['agenda']),
  guardarDisponibilidad: write('/api/alerce/v1/', ['disponibilidad']),
  obtenerBloqueos: read('/api/alerce/v1/', ['agenda']),
  obtenerDisponibilidad: read('/api/alerce/v1/', ['disponibilidad']),
  restituirBloqueo: write('/api/alerce/v1/', ['agenda']),
  descargarProspectos: read('/api/alerce/v1/', ['prospecto', 'venta', 'agenda'], { envelope: 'binary', cambia: ['seguridad'] }),
  obtenerMesDelAsesor: read('/api/alerce/v1/', ['prospecto', 'plan', 'metas', 'catalogo']),
  crearProspectoDeReserva: write('/api/alerce/v1/', ['prospecto', 'datos', 'agenda', 'miDia']),
  guardarPaginaDeReservas: write('/api/alerce/v1/', ['disponibilidad']),
  obtenerPaginaDeReservas: read('/api/alerce/v1/', ['disponibilidad']),
  posponerAsuntos: write('/api/alerce/v1/', ['miDia']),
  retomarAsuntos: write('/api/alerce/v1/', ['miDia']),
  guardarAlertas: write('/api/alerce/v1/', ['alertas']),
  obtenerAlertas: read('/api/alerce/v1/', ['prospecto', 'usuarios', 'metas', 'miDia', 'alertas']),
  traerUf: write('/api/alerce/v1/', ['catalogo']),
  guardarPreferenciasDeAvisos: write('/api/alerce/v1/', ['avisos']),
  obtenerPreferenciasDeAvisos: read('/api/alerce/v1/', ['avisos']),
  abrirDuda: write('/api/alerce/v1/', ['postulante', 'bitacora']),
  responderDuda: write('/api/alerce/v1/', ['postulante', 'bitacora', 'correos']),
  conectarCalendario: write('/api/alerce/v1/', ['calendario']),
  desconectarCalendario: write('/api/alerce/v1/', ['calendario']),
  eliminarEntrada: write('/api/alerce/v1/', ['agenda', 'bitacora']),
  guardarEntrada: write('/api/alerce/v1/', ['agenda', 'bitacora']),
  obtenerConexiones: read('/api/alerce/v1/', ['calendario']),
  obtenerEntradas: read('/api/alerce/v1/', ['agenda']),
  obtenerCitasDelEquipo: read('/api/alerce/v1/', ['agenda', 'usuarios']),
  responderAnotacion: write('/api/alerce/v1/', ['bitacora', 'notificacion']),
  etiquetarProspectos: write('/api/alerce/v1/', ['prospecto', 'etiquetas']),
  obtenerEtiquetas: read('/api/alerce/v1/', ['etiquetas']),
  deshacerReasignacion: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  reasignarProspectos: write('/api/alerce/v1/', ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos']),
  cambiarSuscripcion: write('/api/alerce/v1/', ['clientes']),
  crearSuscripcion: write('/api/alerce/v1/', ['clientes']),
  obtenerEntregas: read('/api/alerce/v1/', ['clientes']),
  obtenerSuscripciones: read('/api/alerce/v1/', ['clientes']),
  probarSuscripcion: write('/api/alerce/v1/', ['clientes']),
  reenviarEntrega: write('/api/alerce/v1/', ['clientes']),
  rotarSecretoDeSuscripcion: write('/api/alerce/v1/', ['clientes']),
  descargarResumenDeContrato: get('/api/alerce/v1/', ['etapaDS', 'prospecto'], { envelope: 'binary' }),
  consultarCobros: write('/api/alerce/v1/', ['postulante', 'prospecto', 'primerPago', 'mandatos', 'mesa']),
}) }

export type RouteName = keyof typeof routes

/** Calls open to bearer clients that answer data, and those that answer a file. */
export type BearerName =
  | 'regiones'
  | 'ciudades'
  | 'ciudadesRegion'
  | 'comunas'
  | 'afps'
  | 'isapres'
  | 'obtenerPlanesColectivos'
  | 'obtenerDireccionesEmpleador'
  | 'obtenerNotificaciones'
  | 'actualizarNotificacion'
  | 'validarAcceso'
  | 'registroAcceso'
  | 'actividadDiaria'
  | 'inactividadDiaria'
  | 'ingresarProspecto'
  | 'obtenerDatosProspecto'
  | 'obtenerTipoVenta'
  | 'obtenerEtapaProspecto'
  | 'guardarEtapaProspecto'
  | 'validarCargaVigente'
  | 'limpiarCotizacion'
  | 'obtenerBeneficiarios'
  | 'guardarBeneficiarios'
  | 'eliminarBeneficiario'
  | 'guardarPropsectoCompensados'
  | 'documentosSolicitar'
  | 'documentosAFP'
  | 'cargaArchivoProspecto'
  | 'cargaArchivoFinanciero'
  | 'documentosProspecto'
  | 'validarDocumentoRenta'
  | 'guardarDocumentoRenta'
  | 'guardarDocumentoRentaUpd'
  | 'solicitarAutorizacion'
  | 'estadoAutorizacion'
  | 'calcularRenta'
  | 'guardarRangoPactado'
  | 'obtenerRangoPactado'
  | 'guardarPreferencias'
  | 'obtenerPrestadores'
  | 'obtenerPorcentajeBonificacionPrestador'
  | 'obtenerPlanes'
  | 'obtenerPlanesV3'
  | 'cotizarPlanesManual'
  | 'obtenerMejoresOpcionesCotizacion'
  | 'obtenerBeneficiosEspeciales'
  | 'obtenerBeneficiosComplementarios'
  | 'guardarPlanSeleccionado'
  | 'obtenerPlanSeleccionado'
  | 'resumenCotizacion'
  | 'obtenerResumenPlan'
  | 'enviarCotizacionCorreo'
  | 'guardarPlanSeleccionadoCompensado'
  | 'replicarPlanCompensado'
  | 'obtenerResumenPlanCompensado'
  | 'guardarResumenPlanCompensado'
  | 'calcularRentaUpd'
  | 'guardarRangoPactadoUpd'
  | 'obtenerRangoPactadoUpd'
  | 'guardarPreferenciasUpd'
  | 'obtenerPlanesUpd'
  | 'cotizarPlanesManualUpd'
  | 'obtenerMejoresOpcionesCotizacionUpd'
  | 'guardarPlanSeleccionadoUpd'
  | 'guardarPlanSeleccionadoCompensadoUpd'
  | 'obtenerPlanSeleccionadoUpd'
  | 'enviarCotizacionCorreoUpd'
  | 'replicarPlanCompensadoUpd'
  | 'obtenerResumenPlanCompensadoUpd'
  | 'guardarResumenPlanCompensadoUpd'
  | 'validarCreacionDS'
  | 'verificacionDSManual'
  | 'generarDSManual'
  | 'anularInvitacion'
  | 'anularInvitacionCompensado'
  | 'obtenerIdentificadorDS'
  | 'obtenerEstadoSuscripcion'
  | 'obtenerEtapa'
  | 'guardarEtapa'
  | 'guardarEtapaV2'
  | 'reutilizarDS'
  | 'generarInvitacionDashboard'
  | 'obtenerAntecedentesCotizante'
  | 'guardarAntecedentesCotizante'
  | 'obtenerBeneficiariosDS'
  | 'verificarBeneficiarios'
  | 'guardarBeneficiariosDS'
  | 'obtenerBeneficiariosCompensados'
  | 'guardarBeneficiariosCompensados'
  | 'obtenerPreguntasDS'
  | 'guardarRespuestaDS'
  | 'diagnosticos'
  | 'obtenerDocsCargasMedicas'
  | 'generarDocCargaMedica'
  | 'aceptarDocCargaMedica'
  | 'obtenerConyugeCircular'
  | 'confirmarConyugeCircular'
  | 'guardarDocumentosDS'
  | 'obtenerArchivosDS'
  | 'enviarDS'
  | 'resultadoevaluacionds'
  | 'finalizaevaluacionds'
  | 'datosDocumentosContractuales'
  | 'ingresarDatosDocumentosContractuales'
  | 'ingresarDatosDocumentosContractualesV2'
  | 'cargaArchivoPrimerPago'
  | 'obtenerListadoPrimerPago'
  | 'cantidadArchivosPrimerPago'
  | 'guardarPrimerPago'
  | 'agregaArchivosDocContractuales'
  | 'obtenerDocumentos'
  | 'descargarDocumentoPDF'
  | 'enviarCorreoDocumentosContractuales'
  | 'validarDocumentosCompensado'
  | 'cargaArchivoProspectoTAD'
  | 'validarDocumentosFirmados'
  | 'enviarDocumentosFirmados'
  | 'reenvioCupon'
  | 'obtenerDatosProspectoUpd'
  | 'actualizarProspecto'
  | 'guardarEtapaProspectoUpd'
  | 'limpiarCotizacionUpd'
  | 'guardarBeneficiariosUpd'
  | 'finalizaEnvioDocUpd'
  | 'descartarActualizacion'
  | 'obtenerCitas'
  | 'agendarCita'
  | 'eliminarCita'
  | 'obtenerFeriados'
  | 'obtenerTipoProspectos'
  | 'obtenerEstadosProspectos'
  | 'obtenerProspectos'
  | 'anularProspectosRechazados'
  | 'prospectoGestionado'
  | 'validarGestionarCompensado'
  | 'validarFunVigencia'
  | 'validarTitularVigenteRut'
  | 'obtenerProspectosEditar'
  | 'obtenerGlosaAutenticacionRechazada'
  | 'obtenerIrregularidadesProspecto'
  | 'obtenerEstadisticasSuscripciones'
  | 'obtenerBitacoraProspecto'
  | 'sincronizarUsuarios'
export type BearerFileName =
  | 'descargarDocumentosContractuales'
