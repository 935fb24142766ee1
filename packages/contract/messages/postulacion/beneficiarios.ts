import type { FallaDelGrupo } from '@alerce/domain/postulacion/beneficiarios'
import { type MessageDefinition, message } from '../message.ts'

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
  descripcionLarga: message('beneficiario_descripcion_larga', 400, 'La descripción admite hasta 50 caracteres'),
  demasiados: message('beneficiarios_demasiados', 400, 'Se admiten hasta 20 beneficiarios'),
  familiaObservada: message(
    'familia_observada',
    422,
    'El grupo familiar guardado ya no cumple las reglas: corríjalo en Beneficiarios.',
  ),
  deleteFailed: message('beneficiario_no_eliminado', 503, 'No se ha podido eliminar el beneficiario.'),
} as const

/** Faults of the family group, by the codes of domain/prospecto/beneficiarios. Ours: the specification is silent. */
export const grupoMessages: Record<FallaDelGrupo, MessageDefinition> = {
  dos_parejas: message('grupo_dos_parejas', 400, 'Solo puede haber un cónyuge o conviviente civil'),
  dos_progenitores_1: message('grupo_progenitor_1', 400, 'El progenitor 1 ya está agregado'),
  dos_progenitores_2: message('grupo_progenitor_2', 400, 'El progenitor 2 ya está agregado'),
  otro_sin_descripcion: message('grupo_otro_sin_descripcion', 400, 'Describa la relación familiar'),
  otro_no_legal: message('grupo_otro_no_legal', 400, 'Otra relación familiar se declara como carga médica'),
  conyuge_menor: message('grupo_conyuge_menor', 400, 'El cónyuge debe tener al menos 16 años'),
  conviviente_menor: message('grupo_conviviente_menor', 400, 'El conviviente civil debe tener al menos 18 años'),
  progenitor_menor_que_titular: message(
    'grupo_progenitor_menor',
    400,
    'Un progenitor debe haber nacido antes que el titular',
  ),
  progenitor_sin_derecho: message(
    'grupo_progenitor_sin_derecho',
    400,
    'Un progenitor es carga legal desde los 65 años: elija carga médica',
  ),
  hijo_mayor_que_titular: message('grupo_hijo_mayor', 400, 'Un hijo debe haber nacido después que el titular'),
  hijo_sin_estudios: message('grupo_hijo_sin_estudios', 400, 'Marque que estudia o elija carga médica'),
  nacimiento_futuro: message('grupo_nacimiento_futuro', 400, 'La fecha de nacimiento no puede ser futura'),
  hijo_sin_derecho: message(
    'grupo_hijo_sin_derecho',
    400,
    'Por su edad debe declararse como carga médica, no como carga legal',
  ),
}
