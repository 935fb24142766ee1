import { get, open, read, upload, write } from '../route.ts'

/** All that a declaration says, and where it stands. */
export const deUnaDS = ['etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado'] as const

/** A health declaration that the advisor types: its persons and answers, what its holder accepts, its evaluation. */
export const routesDeLaDS = {
  // cotizante
  obtenerAntecedentesCotizante: read('/api/v1/obtenerAntecedentesCotizante', ['cotizante']),
  guardarAntecedentesCotizante: write('/api/v1/guardarAntecedentesCotizante', ['cotizante', 'personas']),
  obtenerBeneficiariosDS: read('/api/v1/obtenerBeneficiariosDS', ['personas']),
  verificarBeneficiarios: read('/api/v1/verificarBeneficiarios', []),
  guardarBeneficiariosDS: write('/api/v1/guardarBeneficiariosDS', ['cotizante', 'personas']),
  obtenerBeneficiariosCompensados: read('/api/v1/obtenerBeneficiariosCompensados', ['personas', 'etapaDS']),
  guardarBeneficiariosCompensados: write('/api/v1/guardarBeneficiariosCompensados', ['cotizante', 'personas']),
  // preguntas
  obtenerPreguntasDS: read('/api/v1/obtenerPreguntasDS', ['preguntas']),
  guardarRespuestaDS: write('/api/v1/guardarRespuestaDS', ['preguntas']),
  buscarDiagnosticos: read('/api/alerce/v1/buscarDiagnosticos', []),
  // juradas
  obtenerDocsCargasMedicas: read('/api/v1/generaDocumentosCargaMedica', ['juradas', 'personas']),
  generarDocCargaMedica: open('/api/v1/generaDocumentosCargaMedica/{id}', ['juradas']),
  abrirJurada: write('/api/alerce/v1/abrirJurada', ['juradas']),
  descargarJurada: get('/api/alerce/v1/descargarJurada', ['juradas'], { envelope: 'binary' }),
  aceptarDocCargaMedica: write('/api/alerce/v1/aceptarDocCargaMedica', ['juradas', 'bitacora'], { bearer: true }),
  // circular
  obtenerConyugeCircular: read('/api/v1/obtenerConyugeCircular', ['circular', 'personas']),
  confirmarConyugeCircular: write('/api/v1/confirmarConyugeCircular', ['circular', 'bitacora']),
  // evaluacion
  guardarDocumentosDS: write('/api/v1/guardarDocumentosDS', ['archivosDS']),
  obtenerArchivosDS: read('/api/v1/obtenerArchivosDS', ['archivosDS']),
  subirAdjuntoDS: upload('/api/alerce/v1/subirAdjuntoDS', ['archivosDS']),
  adjuntosDS: read('/api/alerce/v1/adjuntosDS', ['archivosDS']),
  descargarAdjuntoDS: get('/api/alerce/v1/descargarAdjuntoDS', ['archivosDS'], { envelope: 'binary' }),
  enviarDS: write('/api/v1/enviarDS', ['etapaDS', 'venta', 'resultado', 'bitacora']),
  resultadoevaluacionds: read('/api/v2/resultadoevaluacionds', ['resultado']),
  obtenerResultadoDS: read('/api/alerce/v1/obtenerResultadoDS', ['resultado']),
  descargarCartaDS: get('/api/alerce/v1/descargarCartaDS', ['resultado'], { envelope: 'binary' }),
  finalizaevaluacionds: write('/api/v2/finalizaevaluacionds', [
    ...(['prospecto', 'datos', 'etapaDS', 'venta', 'resultado', 'mandatos', 'devoluciones', 'mesa'] as const),
  ]),
  finalizarAutorizada: write('/api/alerce/v1/finalizarAutorizada', [
    ...(['prospecto', 'datos', 'etapaDS', 'venta', 'resultado', 'mandatos', 'devoluciones', 'mesa'] as const),
  ]),
} as const
