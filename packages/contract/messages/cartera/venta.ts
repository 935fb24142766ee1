import type { ClaveDePaso } from '@alerce/domain/cartera/pasos'
import { message } from '../message.ts'

/** The eight steps of a sale, as the frame names them. */
export const titulosDePaso: Record<ClaveDePaso, string> = {
  antecedentes: 'Antecedentes',
  beneficiarios: 'Beneficiarios',
  cotizar: 'Cotizar Plan',
  resumen: 'Resumen plan',
  declaracion: 'Declaración de Salud',
  resultado: 'Resultado',
  contractual: 'Datos pendientes',
  documentos: 'Documentos',
}

/** When a closed step opens. */
export const aperturaDePaso: Record<ClaveDePaso, string> = {
  antecedentes: 'abre con el prospecto activo',
  beneficiarios: 'abre con los antecedentes guardados',
  cotizar: 'abre con los antecedentes y los beneficiarios guardados',
  resumen: 'abre al confirmar el plan',
  declaracion: 'abre al generar la Declaración de Salud',
  resultado: 'abre con la DS enviada',
  contractual: 'abre con la DS aceptada',
  documentos: 'abre con los datos pendientes guardados',
}

/** Why nothing of a sale opens any more. */
export const ventaDetenida = {
  inactivo: 'cerrado: el prospecto está inactivo',
  terminada: 'cerrado: la postulación terminó sin contrato',
} as const

export const detalleDePaso = { listo: 'listo', ahora: 'ahora', sigue: 'sigue, al avanzar' } as const

/** The Bitácora of a prospect (spec 2 §8, Documents: timeline failure). */
export const bitacoraMessages = {
  readFailed: message('bitacora_no_leida', 503, 'No se han podido obtener los datos del prospecto'),
} as const

/** Drafts of the forms of a sale. Ours. */
export const borradorMessages = {
  failed: message('borrador_no_disponible', 503, 'No se ha podido guardar el borrador.'),
  muyLargo: message('borrador_muy_largo', 413, 'El borrador supera el tamaño permitido.'),
} as const
