import { get, read, upload, write } from '../route.ts'

/** The end of a sale: its first payment, its signed papers, and the desk that looks at them. */
export const routesDelCierre = {
  cargaArchivoPrimerPago: write('/api/v1/CargaArchivoPrimerPago', ['primerPago', 'bitacora']),
  subirComprobante: upload('/api/alerce/v1/subirComprobante', ['primerPago', 'bitacora']),
  obtenerListadoPrimerPago: read('/api/v1/obtenerListadoPrimerPago', [
    'prospecto',
    'contractual',
    'primerPago',
    'mesa',
  ]),
  cantidadArchivosPrimerPago: read('/api/v1/CantidadArchivosPrimerPago', ['contractual', 'primerPago']),
  descargarComprobante: get('/api/alerce/v1/descargarComprobante', ['primerPago'], { envelope: 'binary' }),
  guardarPrimerPago: write('/api/v3/GuardarPrimerPago', ['primerPago', 'papeles', 'venta', 'mesa']),
  obtenerPrimerosPagos: read('/api/alerce/v1/obtenerPrimerosPagos', ['primerPago', 'mesa']),
  aceptarPrimerPago: write('/api/alerce/v1/aceptarPrimerPago', [
    ...(['primerPago', 'prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa'] as const),
  ]),
  devolverPrimerPago: write('/api/alerce/v1/devolverPrimerPago', [
    ...(['primerPago', 'prospecto', 'etapaDS', 'venta', 'irregularidades', 'mesa'] as const),
  ]),
  retomarPrimerPago: write('/api/alerce/v1/retomarPrimerPago', [
    ...(['primerPago', 'prospecto', 'etapaDS', 'venta', 'irregularidades', 'mesa'] as const),
  ]),
  validarDocumentosCompensado: read('/api/v1/validarDocumentosCompensado', ['prospecto', 'etapaDS']),
  cargaArchivoProspectoTAD: write('/api/v1/cargaArchivoProspectoTAD', ['firmados', 'venta', 'bitacora']),
  subirPapelFirmado: upload('/api/alerce/v1/subirPapelFirmado', ['firmados', 'venta', 'bitacora']),
  obtenerPapelesFirmados: read('/api/alerce/v1/obtenerPapelesFirmados', ['prospecto', 'papeles', 'firmados', 'mesa']),
  descargarPapelFirmado: get('/api/alerce/v1/descargarPapelFirmado', ['firmados'], { envelope: 'binary' }),
  descargarDSFirmada: get('/api/alerce/v1/descargarDSFirmada', ['firmados'], { envelope: 'binary' }),
  validarDocumentosFirmados: read('/api/v1/validarDocumentosFirmados', ['papeles', 'firmados']),
  enviarDocumentosFirmados: write('/api/v1/enviarDocumentosFirmados', [
    ...(['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa'] as const),
  ]),
  obtenerFirmas: read('/api/alerce/v1/obtenerFirmas', ['firmados', 'mesa']),
  aceptarFirmas: write('/api/alerce/v1/aceptarFirmas', [
    ...(['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa'] as const),
  ]),
  obtenerEvidencia: read('/api/alerce/v1/obtenerEvidencia', ['etapaDS', 'firmados']),
  descargarPaqueteEvidencia: get('/api/alerce/v1/descargarPaqueteEvidencia', ['firmados'], { envelope: 'binary' }),
  devolverFirmas: write('/api/alerce/v1/devolverFirmas', [
    ...(['prospecto', 'etapaDS', 'venta', 'firmados', 'irregularidades', 'mesa'] as const),
  ]),
} as const
