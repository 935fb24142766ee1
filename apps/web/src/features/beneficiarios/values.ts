import {
  type BeneficiarioForm,
  type BeneficiariosForm,
  beneficiarioRules,
  campoDeLaFalla,
  RELACION_OTRO,
} from '@alerce/contract/forms/beneficiarios'
import type { Rules } from '@alerce/contract/forms/rules'
import { grupoMessages } from '@alerce/contract/messages/beneficiarios'
import { aYYYYMMDD, deYYYYMMDD } from '@alerce/domain/fechas/fecha'
import { type BeneficiarioACotizar, type Relacion, revisaGrupo } from '@alerce/domain/prospecto/beneficiarios'
import type { PayloadOf } from '../../lib/api/call.ts'
import type { Beneficiario } from './queries.ts'

export const beneficiarioVacio: BeneficiarioForm = {
  fechaNacimiento: '',
  sexo: '',
  tipoBeneficiario: 'L',
  relacionFamiliar: '',
  descripcionOtro: '',
}

/** A saved beneficiary, for the rules of the group. */
export const guardado = (b: Beneficiario): BeneficiarioACotizar => ({
  fechaNacimiento: deYYYYMMDD(b.fechaNacimiento) ?? '',
  sexo: b.sexo,
  tipo: b.tipoBeneficiario,
  relacion: b.relacionFamiliar as Relacion,
  descripcionOtro: b.descripcionOtro,
})

const nuevo = (row: BeneficiarioForm): BeneficiarioACotizar => ({
  fechaNacimiento: row.fechaNacimiento,
  sexo: row.sexo as BeneficiarioACotizar['sexo'],
  tipo: row.tipoBeneficiario as BeneficiarioACotizar['tipo'],
  relacion: Number(row.relacionFamiliar) as Relacion,
  descripcionOtro: row.descripcionOtro,
})

/** Each row by itself, then with the group that it would join (spec 2 §5, core rules). */
export const rulesOn =
  (hoy: string, guardados: readonly Beneficiario[]) =>
  ({ beneficiarios: rows }: BeneficiariosForm): Rules<BeneficiariosForm> => {
    const own = beneficiarioRules(hoy)
    const fallas = revisaGrupo([...guardados.map(guardado), ...rows.map(nuevo)], hoy)
    const withGroup = (campo: keyof BeneficiarioForm) => (value: string, row: BeneficiarioForm) => {
      const indice = guardados.length + rows.indexOf(row)
      const found = fallas.find((one) => one.indice === indice && campoDeLaFalla[one.falla] === campo)
      return own[campo]?.(value, row) ?? (found ? grupoMessages[found.falla].text : null)
    }
    return {
      beneficiarios: {
        relacionFamiliar: withGroup('relacionFamiliar'),
        descripcionOtro: withGroup('descripcionOtro'),
        tipoBeneficiario: withGroup('tipoBeneficiario'),
        fechaNacimiento: withGroup('fechaNacimiento'),
        sexo: withGroup('sexo'),
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
  })),
})
