import type { CallName } from '../../../lib/api/call.ts'

const words: Partial<Record<CallName, string>> = {
  obtenerAntecedentesCotizante: 'Vio los antecedentes del cotizante',
  guardarAntecedentesCotizante: 'Guardó los antecedentes del cotizante',
  obtenerBeneficiariosDS: 'Vio los beneficiarios de la declaración',
  verificarBeneficiarios: 'Verificó los beneficiarios de la declaración',
  guardarBeneficiariosDS: 'Guardó los beneficiarios de la declaración',
  obtenerPreguntasDS: 'Vio las respuestas de salud',
  guardarRespuestaDS: 'Guardó una respuesta de salud',
  obtenerArchivosDS: 'Vio los archivos de la declaración',
  guardarDocumentosDS: 'Guardó archivos de la declaración',
  subirAdjuntoDS: 'Guardó un archivo de la declaración',
  adjuntosDS: 'Vio la lista de archivos de la declaración',
  descargarAdjuntoDS: 'Abrió un archivo de la declaración',
  enviarDS: 'Envió la declaración a evaluación',
  resultadoevaluacionds: 'Vio el resultado de la evaluación',
  obtenerColaContraloria: 'Vio la cola de contraloría',
  obtenerCasoContraloria: 'Abrió el caso en contraloría',
  descargarDocumentoDeCaso: 'Abrió un papel del caso en contraloría',
  responderEvaluacionMedica: 'Resolvió la evaluación médica',
  descargarDocumentoPDF: 'Descargó un documento',
  descargarPapel: 'Descargó un documento',
  obtenerMandatoPostulante: 'Abrió el enlace del mandato de pago',
  otorgarMandato: 'Se identificó para autorizar el mandato de pago',
  noOtorgarMandato: 'No autorizó el mandato de pago',
  enviarCorreoDocumentosContractuales: 'Envió los documentos por correo',
  enviarDocumentosAlCliente: 'Envió los documentos por correo',
}

/** What an entry of the access log did, in words; the name of the call where we have none. */
export const operacionText = (operacion: string): string => words[operacion as CallName] ?? operacion
