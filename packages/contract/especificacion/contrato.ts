import { campos, llamadasDe } from './campos.ts'

const entidad = campos(
  `id rut razonSocial domicilio telefono correo codigoRegion codigoCiudad codigoComuna montoDescuentoUF`,
)
const antecedentes = 'codigoAfp codigoRegion codigoCiudad codigoComuna domicilio extranjero'
const ingreso = [campos(`${antecedentes} prospectoId`, { datosEmpleador: entidad })] as const
const deUnaDS = 'identificador'

export const llamadasDeContrato = llamadasDe('especificación 2, §7, Documents and contractual data', {
  datosDocumentosContractuales: [
    'prospectoId',
    campos(`${antecedentes} prospectoId`, {
      datosEmpleador: { ...entidad, ...campos('ultimaRenta tipoTrabajador existePreviamente') },
    }),
  ],
  ingresarDatosDocumentosContractuales: ingreso,
  ingresarDatosDocumentosContractualesV2: ingreso,
  agregaArchivosDocContractuales: ['prospectoId'],
  descargarDocumentosContractuales: ['id'],
  descargarDocumentoPDF: ['identificador imgCorrel', 'archivo'],
  obtenerDocumentos: ['identificador rut', 'imgCorrel nombre'],
  enviarCorreoDocumentosContractuales: [deUnaDS],
  validarDocumentosCompensado: [deUnaDS],
  validarDocumentosFirmados: [deUnaDS, 'documentosFirmados'],
  enviarDocumentosFirmados: [deUnaDS],
  cargaArchivoProspectoTAD: ['identificador nombreArchivo binario tipoMIME TAD_CODIGO'],
  cargaArchivoPrimerPago: ['identificador rut nombreArchivo binario tipoMIME tipoAdjunto'],
  guardarPrimerPago: [deUnaDS],
  cantidadArchivosPrimerPago: [deUnaDS],
  obtenerListadoPrimerPago: [deUnaDS],
})
