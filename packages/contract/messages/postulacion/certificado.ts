import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import { paginasDeUnCertificado } from '@alerce/domain/limites'
import type { FallaDelCertificado } from '@alerce/domain/postulacion/certificado/revisar'
import { message } from '../message.ts'

/** CodError of a document that was read and is not valid: its text is a list, separated by ";" (spec 1 §5). */
export const DOCUMENTO_NO_VALIDO = -99

/** The contribution certificate (spec 1 §5, spec 2 §8). */
export const certificadoMessages = {
  yaValidado: message('certificado_ya_validado', 422, 'Ya existe un documento de cotizaciones validado'),
  rutEmpleador: message('certificado_sin_rut_empleador', 400, 'Debe ingresar el Rut del Empleador'),
  afp: message('certificado_sin_afp', 400, 'Debe ingresar la AFP del documento'),
  valido: message('certificado_valido', 200, 'Documento Valido'),
  sinPromedio: message(
    'certificado_sin_promedio',
    200,
    'El documento es VALIDO pero no se logro calcular el promedio de renta, por favor calcular manualmente',
  ),
  validarFailed: message(
    'certificado_sin_validar',
    503,
    'No se logro validar el documento, por favor reeintente mas tarde',
  ),
  guardarFailed: message('certificado_no_enviado', 503, 'No se logro enviar el documento al robot de cotizaciones'),
  // Ours: the specification is silent.
  noValido: message('certificado_no_valido', 422, 'El documento no es válido', DOCUMENTO_NO_VALIDO),
  archivo: message('certificado_sin_archivo', 400, 'Debe adjuntar el certificado'),
  rutGuardado: message(
    'certificado_rut_distinto',
    422,
    'El RUT no es el del prospecto guardado. Guarde los antecedentes y vuelva a validar.',
  ),
  enFila: message('certificado_en_fila', 503, 'Hay muchos documentos en revisión. Intente nuevamente en un momento.'),
  sinValidar: message('certificado_aun_sin_validar', 422, 'El documento no ha sido validado'),
  otroArchivo: message('certificado_otro_archivo', 422, 'El documento no es el que se adjuntó'),
  listaFailed: message('certificados_no_leidos', 503, 'No se han podido obtener los certificados. Intente nuevamente.'),
  retiroVencido: message(
    'certificado_retirado_hace_mucho',
    422,
    `El certificado se retiró hace más de ${HORAS_PARA_DESHACER} horas: valide uno nuevo.`,
  ),
  retirarFailed: message('certificado_no_retirado', 503, 'No se ha podido retirar el certificado. Intente nuevamente.'),
} as const

/** Reasons why a document cannot be read at all. */
export const razonesDeLectura = {
  noEsPdf: 'El documento no es un PDF',
  pesado: 'El documento supera los 2 MB',
  protegido: 'El documento está protegido con clave',
  clave: 'La clave del documento no es correcta',
  danado: 'El documento está dañado y no se puede leer',
  sinTexto: 'El documento no tiene texto que leer: parece una imagen',
  paginas: `El documento tiene más de ${paginasDeUnCertificado} páginas`,
  extenso: 'El documento es demasiado extenso o complejo para leerlo',
} as const

const razones: Record<Exclude<FallaDelCertificado['falla'], 'antiguo' | 'pocosMeses'>, string> = {
  noEsCertificado: 'El documento no es un certificado de cotizaciones',
  otraPersona: 'El certificado no corresponde al RUT del postulante',
  sinFecha: 'No se encontró la fecha de emisión del certificado',
  fechaFutura: 'La fecha de emisión del certificado es posterior a hoy',
  otroEmpleador: 'El certificado no registra cotizaciones del empleador indicado',
}

/** One reason against a certificate, for a person to read; it holds no ";". */
export function textoDeFalla(falla: FallaDelCertificado): string {
  if (falla.falla === 'antiguo') return `El certificado se emitió hace más de ${falla.dias} días`
  if (falla.falla !== 'pocosMeses') return razones[falla.falla]
  const { meses, pedidos } = falla
  return `El certificado muestra ${meses.length} de los ${pedidos} meses pagados recientes que se necesitan de este empleador`
}
