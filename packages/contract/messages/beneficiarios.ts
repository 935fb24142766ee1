import { message } from './message.ts'

/** Beneficiaries of the quote (spec 2 §2, §5, §8). */
export const beneficiariosMessages = {
  vacia: message('sin_beneficiarios', 200, 'No hay beneficiarios agregados.'),
  fechaNacimiento: message('beneficiario_fecha', 400, 'La fecha de nacimiento es obligatoria'),
  sexo: message('beneficiario_sexo', 400, 'El sexo es obligatorio'),
  relacion: message('beneficiario_relacion', 400, 'La relación familiar es obligatoria'),
  saveFailed: message(
    'beneficiarios_no_guardados',
    503,
    'No se han podido guardar los beneficiarios. Inténtalo nuevamente.',
  ),
  readFailed: message(
    'beneficiarios_no_leidos',
    503,
    'No se han podido obtener los beneficiarios. Intentalo nuevamente.',
  ),
  // Ours: the specification is silent.
  tipo: message('beneficiario_tipo', 400, 'El tipo de beneficiario es obligatorio'),
  descripcionOtro: message('beneficiario_descripcion', 400, 'Describa la relación familiar'),
  descripcionLarga: message('beneficiario_descripcion_larga', 400, 'La descripción admite hasta 50 caracteres'),
  fechaFutura: message('beneficiario_fecha_futura', 400, 'La fecha de nacimiento no puede ser futura'),
  dosConyuges: message('beneficiario_dos_conyuges', 400, 'Solo puede haber un cónyuge o conviviente civil'),
  padreRepetido: message('beneficiario_padre_repetido', 400, 'Cada padre o madre puede declararse una sola vez'),
  cargaLegalEdad: message(
    'beneficiario_carga_legal_edad',
    400,
    'Por su edad debe declararse como carga médica, no como carga legal',
  ),
  demasiados: message('beneficiarios_demasiados', 400, 'Se admiten hasta 20 beneficiarios'),
  deleteFailed: message('beneficiario_no_eliminado', 503, 'No se ha podido eliminar el beneficiario.'),
} as const
