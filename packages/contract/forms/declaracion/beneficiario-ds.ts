import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { beneficiarioDS } from '../../fichas/declaracion/beneficiario-ds.ts'
import type { FormOf } from '../../fichas/ficha.ts'
import { reglasDe } from '../../fichas/reglas.ts'
import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'
import type { Rules } from '../rules.ts'

/** One beneficiary of the declaration as typed: a rut or a passport, weight in kg and height in m as text. */
export type BeneficiarioDsForm = FormOf<typeof beneficiarioDS>

/** DS beneficiary form (spec 2 §5). */
export const beneficiarioDsRules: Rules<BeneficiarioDsForm> = reglasDe(beneficiarioDS, 'persona')

interface Documento {
  readonly rut: string | null
  readonly pasaporte: string | null
}

const repetido = (values: readonly string[]) => new Set(values).size < values.length
const presentes = (values: readonly (string | null)[]) => values.flatMap((value) => (value ? [value] : []))

/** Faults between the documents of holder and beneficiaries before saving (spec 2 §5, cross-checks), in Spanish. */
export function revisaDocumentos(titular: Documento, beneficiarios: readonly Documento[]): string[] {
  const ruts = presentes(beneficiarios.map(({ rut }) => rut && (normalizaRut(rut) ?? rut)))
  const pasaportes = presentes(
    beneficiarios.map(({ pasaporte }) => pasaporte && (normalizaPasaporte(pasaporte) ?? pasaporte)),
  )
  const checks: [boolean, string][] = [
    [titular.rut !== null && ruts.includes(titular.rut), cotizanteMessages.rutDelTitular.text],
    [titular.pasaporte !== null && pasaportes.includes(titular.pasaporte), cotizanteMessages.pasaporteDelTitular.text],
    [repetido(ruts), cotizanteMessages.rutRepetido.text],
    [repetido(pasaportes), cotizanteMessages.pasaporteRepetido.text],
  ]
  return checks.filter(([found]) => found).map(([, text]) => text)
}
