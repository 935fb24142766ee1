import type { FallaDelGrupo } from '@alerce/domain/postulacion/beneficiarios'
import { grupoMessages, beneficiariosMessages as m } from '../../messages/postulacion/beneficiarios.ts'
import type { Rules } from '../rules.ts'

/** One beneficiary of the quote as typed: ISO birth date, the rest as select values ('' = none). */
export interface BeneficiarioForm {
  fechaNacimiento: string
  sexo: string
  tipoBeneficiario: string
  relacionFamiliar: string
  descripcionOtro: string
  /** The applicant says that this child studies. */
  esEstudiante: boolean
}

/** The new rows of /prospect-beneficiaries; the saved ones cannot be edited (spec 2 §3). */
export interface BeneficiariosForm {
  beneficiarios: BeneficiarioForm[]
}

/** Relation that asks for a description (spec 2 §3). */
export const RELACION_OTRO = '5'
/** Longest description of another relation, and most beneficiaries of one applicant (ours). */
export const LARGO_DESCRIPCION = 50
export const MAXIMO_BENEFICIARIOS = 20

/** Field at which a fault of the group is shown. */
export const campoDeLaFalla: Record<FallaDelGrupo, keyof BeneficiarioForm> = {
  dos_parejas: 'relacionFamiliar',
  dos_progenitores_1: 'relacionFamiliar',
  dos_progenitores_2: 'relacionFamiliar',
  otro_sin_descripcion: 'descripcionOtro',
  otro_no_legal: 'tipoBeneficiario',
  nacimiento_futuro: 'fechaNacimiento',
  conyuge_menor: 'fechaNacimiento',
  conviviente_menor: 'fechaNacimiento',
  progenitor_menor_que_titular: 'fechaNacimiento',
  progenitor_sin_derecho: 'tipoBeneficiario',
  hijo_mayor_que_titular: 'fechaNacimiento',
  hijo_sin_estudios: 'esEstudiante',
  hijo_sin_derecho: 'tipoBeneficiario',
}

function descripcionOtro(value: string, { relacionFamiliar }: BeneficiarioForm): string | null {
  if (relacionFamiliar !== RELACION_OTRO) return null
  if (!value.trim()) return grupoMessages.otro_sin_descripcion.text
  return value.trim().length > LARGO_DESCRIPCION ? m.descripcionLarga.text : null
}

/** One row (spec 2 §5), on a day (ISO date). The rules of the group: domain/prospecto/beneficiarios. */
export const beneficiarioRules = (hoy: string): Rules<BeneficiarioForm> => ({
  fechaNacimiento: (value) => {
    if (!value) return m.fechaNacimiento.text
    return value > hoy ? grupoMessages.nacimiento_futuro.text : null
  },
  sexo: (value) => (value === 'M' || value === 'F' ? null : m.sexo.text),
  tipoBeneficiario: (value) => (value === 'L' || value === 'M' ? null : m.tipo.text),
  relacionFamiliar: (value) => (/^[1-6]$/.test(value) ? null : m.relacion.text),
  descripcionOtro,
})

export const beneficiariosRules = (hoy: string): Rules<BeneficiariosForm> => ({ beneficiarios: beneficiarioRules(hoy) })
