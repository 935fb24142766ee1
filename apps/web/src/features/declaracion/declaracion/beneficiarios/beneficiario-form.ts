import type { BeneficiarioDsForm } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { figure } from '../cotizante/cotizante-form.ts'

export type Persona = ReplyOf<'obtenerBeneficiariosDS'>[number]
type Sent = PayloadOf<'guardarBeneficiariosDS'>['beneficiario'][number]

/** One beneficiary in the form, with the id it is saved under. */
export interface BeneficiarioRow extends BeneficiarioDsForm {
  id: number
}

export interface BeneficiariosDsForm {
  beneficiarios: BeneficiarioRow[]
}

/** What the holder's row says (spec 2 §3): the others are beneficiaries. */
export const esTitular = ({ tipoBeneficiario }: Pick<Persona, 'tipoBeneficiario'>) => tipoBeneficiario === 0

/** What is saved, as the form holds it; the document is a RUT until a passport says otherwise. */
export function toRow(persona: Persona): BeneficiarioRow {
  return {
    id: persona.id,
    tipoDocumento: persona.pasaporte ? 'P' : 'R',
    nombres: persona.nombres,
    apellidoPaterno: persona.apellidoPaterno,
    apellidoMaterno: persona.apellidoMaterno,
    rutBeneficiario: persona.rutBeneficiario ? formatoRut(persona.rutBeneficiario) : '',
    pasaporte: persona.pasaporte ?? '',
    peso: figure(persona.peso),
    altura: figure(persona.altura),
  }
}

/** What the form holds, as it is sent: one document, the other empty. */
export function toSent({ rutBeneficiario, pasaporte, ...row }: BeneficiarioRow): Sent {
  const withRut = row.tipoDocumento === 'R'
  return { ...row, rutBeneficiario: withRut ? rutBeneficiario : '', pasaporte: withRut ? '' : pasaporte }
}
