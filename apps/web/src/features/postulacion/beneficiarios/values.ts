import {
  type BeneficiarioForm,
  type BeneficiariosForm,
  beneficiarioRules,
  campoDeLaFalla,
  RELACION_OTRO,
} from '@alerce/contract/forms/postulacion/beneficiarios'
import type { Rules } from '@alerce/contract/forms/rules'
import { grupoMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { aYYYYMMDD, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { type BeneficiarioACotizar, type Relacion, revisaGrupo } from '@alerce/domain/postulacion/beneficiarios'
import type { PayloadOf } from '../../../lib/api/call.ts'
import type { Beneficiario } from './queries.ts'

export const beneficiarioVacio: BeneficiarioForm = {
  fechaNacimiento: '',
  sexo: '',
  tipoBeneficiario: 'L',
  relacionFamiliar: '',
  descripcionOtro: '',
  esEstudiante: false,
}

/** A saved beneficiary, for the rules of the group. */
export const guardado = (b: Beneficiario): BeneficiarioACotizar => ({
  fechaNacimiento: deYYYYMMDD(b.fechaNacimiento) ?? '',
  sexo: b.sexo,
  tipo: b.tipoBeneficiario,
  relacion: b.relacionFamiliar as Relacion,
  descripcionOtro: b.descripcionOtro,
  estudia: b.esEstudiante,
})

/** A row as typed, for the same rules. */
export const nuevo = (row: BeneficiarioForm): BeneficiarioACotizar => ({
  fechaNacimiento: row.fechaNacimiento,
  sexo: row.sexo as BeneficiarioACotizar['sexo'],
  tipo: row.tipoBeneficiario as BeneficiarioACotizar['tipo'],
  relacion: Number(row.relacionFamiliar) as Relacion,
  descripcionOtro: row.descripcionOtro,
  estudia: row.esEstudiante,
})

/** Who is in the group already: the saved ones, and the holder's birth date (ISO; null while it is not known). */
export interface GrupoGuardado {
  readonly guardados: readonly Beneficiario[]
  readonly titular: string | null
}

/** Each row by itself, then with the group that it would join (spec 2 §5, core rules). */
export const rulesOn =
  (hoy: string, { guardados, titular }: GrupoGuardado) =>
  ({ beneficiarios: rows }: BeneficiariosForm): Rules<BeneficiariosForm> => {
    const own = beneficiarioRules(hoy)
    const fallas = revisaGrupo([...guardados.map(guardado), ...rows.map(nuevo)], hoy, titular)
    const fallaEn = (campo: keyof BeneficiarioForm, row: BeneficiarioForm): string | null => {
      const indice = guardados.length + rows.indexOf(row)
      const found = fallas.find((one) => one.indice === indice && campoDeLaFalla[one.falla] === campo)
      return found ? grupoMessages[found.falla].text : null
    }
    const withGroup =
      (campo: Exclude<keyof BeneficiarioForm, 'esEstudiante'>) => (value: string, row: BeneficiarioForm) =>
        own[campo]?.(value, row) ?? fallaEn(campo, row)
    return {
      beneficiarios: {
        relacionFamiliar: withGroup('relacionFamiliar'),
        descripcionOtro: withGroup('descripcionOtro'),
        tipoBeneficiario: withGroup('tipoBeneficiario'),
        fechaNacimiento: withGroup('fechaNacimiento'),
        sexo: withGroup('sexo'),
        esEstudiante: (_value, row) => fallaEn('esEstudiante', row),
      },
    }
  }

/** Only the new ones travel, their dates as YYYY/MM/DD (spec 2 §3). */
export const payloadOf = (
  prospectoId: number,
  { beneficiarios }: BeneficiariosForm,
): PayloadOf<'guardarBeneficiarios'> => ({
  prospectoId,
  beneficiarios: beneficiarios.map((row) => ({
    fechaNacimiento: aYYYYMMDD(row.fechaNacimiento),
    sexo: row.sexo as 'M' | 'F',
    tipoBeneficiario: row.tipoBeneficiario as 'L' | 'M',
    relacionFamiliar: Number(row.relacionFamiliar),
    descripcionOtro: row.relacionFamiliar === RELACION_OTRO ? row.descripcionOtro.trim() : '',
    ...(row.esEstudiante ? { esEstudiante: true } : {}),
  })),
})
