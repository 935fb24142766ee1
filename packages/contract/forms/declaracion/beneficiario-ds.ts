import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut, revisaRut } from '@alerce/domain/base/persona/rut'
import { rutMessages } from '../../messages/base/rut.ts'
import { cotizanteMessages as m } from '../../messages/declaracion/cotizante.ts'
import type { Rules } from '../rules.ts'
import { reglaEstatura, reglaNombre, reglaPeso } from './cotizante.ts'

/** One beneficiary of the declaration as typed: a rut or a passport, weight in kg and height in m as text. */
export interface BeneficiarioDsForm {
  tipoDocumento: 'R' | 'P' | ''
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: string
  rutBeneficiario: string
  pasaporte: string
  peso: string
  altura: string
}

function reglaRut(value: string, { tipoDocumento }: BeneficiarioDsForm): string | null {
  if (tipoDocumento !== 'R') return null
  if (!value.trim()) return m.rut.text
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

function reglaPasaporte(value: string, { tipoDocumento }: BeneficiarioDsForm): string | null {
  if (tipoDocumento !== 'P') return null
  if (!value.trim()) return m.pasaporte.text
  return normalizaPasaporte(value) === null ? m.pasaporteInvalido.text : null
}

/** DS beneficiary form (spec 2 §5). */
export const beneficiarioDsRules: Rules<BeneficiarioDsForm> = {
  tipoDocumento: (value) => (value ? null : m.tipoDocumento.text),
  nombres: reglaNombre(m.nombres.text),
  apellidoPaterno: reglaNombre(m.primerApellido.text),
  apellidoMaterno: reglaNombre(m.segundoApellido.text),
  rutBeneficiario: reglaRut,
  pasaporte: reglaPasaporte,
  peso: reglaPeso,
  altura: reglaEstatura,
}

interface Documento {
  readonly rut: string | null
  readonly pasaporte: string | null
}

const repetido = (values: readonly string[]) => new Set(values).size < values.length
const presentes = (values: readonly (string | null)[]) => values.flatMap((value) => (value ? [value] : []))

/** What is wrong between holder and beneficiaries before they are saved (spec 2 §5, cross-checks): Spanish texts. */
export function revisaDocumentos(titular: Documento, beneficiarios: readonly Documento[]): string[] {
  const ruts = presentes(beneficiarios.map(({ rut }) => rut && (normalizaRut(rut) ?? rut)))
  const pasaportes = presentes(
    beneficiarios.map(({ pasaporte }) => pasaporte && (normalizaPasaporte(pasaporte) ?? pasaporte)),
  )
  const checks: [boolean, string][] = [
    [titular.rut !== null && ruts.includes(titular.rut), m.rutDelTitular.text],
    [titular.pasaporte !== null && pasaportes.includes(titular.pasaporte), m.pasaporteDelTitular.text],
    [repetido(ruts), m.rutRepetido.text],
    [repetido(pasaportes), m.pasaporteRepetido.text],
  ]
  return checks.filter(([found]) => found).map(([, text]) => text)
}
