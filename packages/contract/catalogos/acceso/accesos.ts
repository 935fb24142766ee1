import type { RouteName } from '../../routes.ts'

/** Acts in the access log of health data, in words, by call. */
const actosDeSalud = {
  purgarSalud: 'Eliminó los antecedentes de salud',
  exportarPersona: 'Reunió los datos de una persona para entregárselos',
  suprimirPersona: 'Suprimió los datos de una persona a su pedido',
  obtenerAntecedentesCotizante: 'Vio los antecedentes del cotizante',
  guardarAntecedentesCotizante: 'Guardó los antecedentes del cotizante',
  obtenerBeneficiariosDS: 'Vio los beneficiarios de la declaración',
  verificarBeneficiarios: 'Verificó los beneficiarios de la declaración',
  guardarBeneficiariosDS: 'Guardó los beneficiarios de la declaración',
  obtenerBeneficiariosCompensados: 'Vio los beneficiarios de la declaración de la pareja',
  guardarBeneficiariosCompensados: 'Guardó los beneficiarios de la declaración de la pareja',
  obtenerDocsCargasMedicas: 'Vio las declaraciones juradas de cargas médicas',
  aceptarDocCargaMedica: 'Aceptó la declaración jurada de una carga médica',
  obtenerConyugeCircular: 'Vio la circular del cónyuge',
  confirmarConyugeCircular: 'Confirmó la circular del cónyuge',
  obtenerPreguntasDS: 'Vio las respuestas de salud',
  guardarRespuestaDS: 'Guardó una respuesta de salud',
  obtenerArchivosDS: 'Vio los archivos de la declaración',
  guardarDocumentosDS: 'Guardó archivos de la declaración',
  subirAdjuntoDS: 'Guardó un archivo de la declaración',
  adjuntosDS: 'Vio la lista de archivos de la declaración',
  descargarAdjuntoDS: 'Abrió un archivo de la declaración',
  enviarDS: 'Envió la declaración a evaluación',
  resultadoevaluacionds: 'Vio el resultado de la evaluación',
  obtenerResultadoDS: 'Vio el resultado de la evaluación',
  descargarDSFirmada: 'Abrió la declaración firmada para comparar su firma',
  descargarCartaDS: 'Abrió la carta del resultado',
  obtenerColaContraloria: 'Vio la cola de contraloría',
  obtenerResueltasHoy: 'Vio los casos resueltos en contraloría',
  obtenerCasosAnteriores: 'Vio los casos anteriores de la persona en contraloría',
  obtenerCasoContraloria: 'Abrió el caso en contraloría',
  descargarDocumentoDeCaso: 'Abrió un papel del caso en contraloría',
  responderEvaluacionMedica: 'Resolvió la evaluación médica',
  confirmarRespuesta: 'Confirmó la respuesta de otra persona en contraloría',
  devolverRespuesta: 'Devolvió la respuesta de otra persona en contraloría',
  dejarCasoEnCola: 'Dejó el caso en la cola de contraloría',
  descargarDocumentoPDF: 'Descargó un documento',
  descargarPapel: 'Descargó un documento',
  obtenerMandatoPostulante: 'Abrió el enlace del mandato de pago',
  otorgarMandato: 'Se identificó para autorizar el mandato de pago',
  noOtorgarMandato: 'No autorizó el mandato de pago',
  obtenerPostulacion: 'Vio su propia Declaración de Salud',
  guardarTitularPostulante: 'Guardó sus antecedentes',
  guardarPersonaPostulante: 'Guardó los antecedentes de un beneficiario',
  guardarRespuestaPostulante: 'Guardó una respuesta de salud',
  firmarDeclaracion: 'Firmó y envió su Declaración de Salud',
  obtenerSeguimiento: 'Vio el resultado de su Declaración de Salud',
  obtenerDudasPropias: 'Vio sus preguntas al asesor',
  preguntarAlAsesor: 'Preguntó a su asesor',
  abrirDuda: 'Abrió una pregunta del postulante',
  responderDuda: 'Respondió una pregunta del postulante',
  abrirCartaPostulante: 'Abrió la carta de su resultado',
  responderRestricciones: 'Respondió las restricciones',
  subirAntecedente: 'Envió un antecedente',
  abrirPapelPostulante: 'Abrió un documento de su contrato',
  descargarPaqueteEvidencia: 'Descargó el paquete de evidencia de la venta',
  abrirCopiaDS: 'Abrió la copia de su Declaración de Salud',
  abrirAntecedentesDS: 'Descargó los antecedentes que había entregado',
  abrirFirmadosDS: 'Descargó los documentos que firmó',
  enviarCorreoDocumentosContractuales: 'Envió los documentos por correo',
  enviarDocumentosAlCliente: 'Envió los documentos por correo',
  documentosProspecto: 'Vio los documentos que entregó el postulante',
  descargarCedulaDeCaso: 'Abrió la cédula del postulante en la mesa',
  descargarDocumentoProspecto: 'Abrió un documento que entregó el postulante',
} as const satisfies Partial<Record<RouteName | 'purgarSalud', string>>

/** Call that the access log may record. */
export type ActoDeSalud = keyof typeof actosDeSalud

const palabras: Readonly<Record<string, string | undefined>> = actosDeSalud

/** Acts offered as a filter of the log, each once. Calls with the same words are one act, known by the first call. */
export const actosPorBuscar: readonly { readonly operacion: string; readonly acto: string }[] = [
  ...new Map(
    Object.entries(actosDeSalud)
      .toReversed()
      .map(([operacion, acto]) => [acto, operacion]),
  ),
].map(([acto, operacion]) => ({ operacion, acto }))

/** Calls with the same words in the log as this one. */
export const operacionesDelActo = (operacion: string): string[] => {
  const acto = palabras[operacion]
  const iguales = Object.entries(actosDeSalud).flatMap(([una, suyo]) => (suyo === acto ? [una] : []))
  return acto === undefined ? [operacion] : iguales
}

/** Act of an entry of the access log, in words; the call's name when the table lacks it. */
export const actoText = (operacion: string, rechazado: boolean): string => {
  const words = palabras[operacion] ?? operacion
  return rechazado ? `Rechazado: ${words}` : words
}
