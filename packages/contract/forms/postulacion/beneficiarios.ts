import {
  type BeneficiarioACotizar,
  etiquetaDe,
  type FallaDelGrupo,
  revisaGrupo,
} from '@alerce/domain/postulacion/beneficiarios'
import type { FormOf } from '../../fichas/ficha.ts'
import { beneficiario } from '../../fichas/postulacion/beneficiario.ts'
import { reglasAl } from '../../fichas/reglas.ts'
import { grupoMessages } from '../../messages/postulacion/beneficiarios.ts'
import type { Rules } from '../rules.ts'

/** One beneficiary of the quote as typed: ISO birth date, the rest as select values ('' = none). */
export type BeneficiarioForm = FormOf<typeof beneficiario>

/** Row with a key that identifies it after saving; an older draft has none. */
export interface FilaDeBeneficiario extends BeneficiarioForm {
  clave?: string
}

/** The new rows of /prospect-beneficiaries; the saved ones cannot be edited (spec 2 §3). */
export interface BeneficiariosForm {
  beneficiarios: FilaDeBeneficiario[]
}

/** Most beneficiaries of one applicant (ours). */
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

/** Faults of a family on a day (ISO): each person by relation and age, and the reason, in words. */
export const faltasDeLaFamilia = (
  grupo: readonly BeneficiarioACotizar[],
  hoy: string,
  titular: string | null,
): readonly string[] =>
  revisaGrupo(grupo, hoy, titular).flatMap(({ indice, falla }) => {
    const quien = grupo[indice]
    return quien ? [`${etiquetaDe(quien, hoy)}: ${grupoMessages[falla].text}`] : []
  })

/** Rules of one row (spec 2 §5), on a day (ISO date). Rules of the group: domain/prospecto/beneficiarios. */
export const beneficiarioRules = (hoy: string): Rules<BeneficiarioForm> => reglasAl(beneficiario, 'fila', hoy)

export const beneficiariosRules = (hoy: string): Rules<BeneficiariosForm> => ({ beneficiarios: beneficiarioRules(hoy) })
