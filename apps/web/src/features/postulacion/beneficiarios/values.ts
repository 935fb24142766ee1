import { envioDe, pantallaDe, rowOf, vacio } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import {
  type BeneficiarioForm,
  type BeneficiariosForm,
  beneficiarioRules,
  campoDeLaFalla,
  type FilaDeBeneficiario,
} from '@alerce/contract/forms/postulacion/beneficiarios'
import type { Rules } from '@alerce/contract/forms/rules'
import { grupoMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { type BeneficiarioACotizar, revisaGrupo } from '@alerce/domain/postulacion/beneficiarios'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { randomHex } from '../../../lib/browser/random-hex.ts'
import type { Beneficiario } from '../../../lib/sale/prospecto.ts'

const LARGO_DE_CLAVE = 16

/** A row to be filled in, under a name of its own. */
export const filaNueva = (): FilaDeBeneficiario => ({ ...vacio(beneficiario), clave: randomHex(LARGO_DE_CLAVE) })

/** The saved one that a row corrects: it was saved as it stood before; undefined for a new one. */
export const corregidoPor = (guardados: readonly Beneficiario[], { clave }: FilaDeBeneficiario) =>
  clave === undefined ? undefined : guardados.find((saved) => saved.clave === clave)

/** Those that stand once the rows are saved, without them. */
export const quedan = (guardados: readonly Beneficiario[], rows: readonly FilaDeBeneficiario[]) =>
  guardados.filter((saved) => !rows.some((row) => corregidoPor([saved], row)))

/** A row as typed, for the rules of the group: a birth date that is no day is none. */
export const nuevo = (row: BeneficiarioForm): BeneficiarioACotizar =>
  rowOf(beneficiario, { ...row, fechaNacimiento: esFecha(row.fechaNacimiento) ? row.fechaNacimiento : '' })

/** A saved beneficiary, as a form shows it. */
export const escritoDe = (saved: Beneficiario): BeneficiarioForm => pantallaDe(beneficiario, saved)

/** The same, for the rules of the group. */
export const guardado = (saved: Beneficiario): BeneficiarioACotizar => nuevo(escritoDe(saved))

/** Saved beneficiaries, and the holder's birth date (ISO; null while unknown). */
export interface GrupoGuardado {
  readonly guardados: readonly Beneficiario[]
  readonly titular: string | null
}

/** Rules of each row alone, then together with its group (spec 2 §5, core rules). */
export const rulesOn =
  (hoy: string, { guardados, titular }: GrupoGuardado) =>
  ({ beneficiarios: rows }: BeneficiariosForm): Rules<BeneficiariosForm> => {
    const own = beneficiarioRules(hoy)
    const firmes = quedan(guardados, rows)
    const fallas = revisaGrupo([...firmes.map(guardado), ...rows.map(nuevo)], hoy, titular)
    const fallaEn = (campo: keyof BeneficiarioForm, row: BeneficiarioForm): string | null => {
      const indice = firmes.length + rows.indexOf(row)
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

/** Payload with the new rows only, dates as YYYY/MM/DD (spec 2 §3). */
export const payloadOf = (
  prospectoId: number,
  { beneficiarios }: BeneficiariosForm,
): PayloadOf<'guardarBeneficiarios'> => ({
  prospectoId,
  beneficiarios: beneficiarios.map((row) => {
    const { esEstudiante, ...resto } = envioDe(beneficiario, row)
    const { clave } = row
    return { ...resto, ...(esEstudiante ? { esEstudiante } : {}), ...(clave ? { clave } : {}) }
  }),
})
