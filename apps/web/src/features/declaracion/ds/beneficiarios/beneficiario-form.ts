import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import type { BeneficiarioDsForm } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

export type PersonaDeDS = ReplyOf<'obtenerBeneficiariosDS'>[number]
type Sent = PayloadOf<'guardarBeneficiariosDS'>['beneficiario'][number]

/** Beneficiary in the form, with its saved id. */
interface BeneficiarioRow extends BeneficiarioDsForm {
  id: number
}

/** Rows under their name on the wire, so that errors of the server find their field. */
export interface BeneficiariosDsForm {
  beneficiario: BeneficiarioRow[]
}

/** True for the row of the holder (type 0, spec 2 §3). All other rows are beneficiaries. */
export const esTitular = ({ tipoBeneficiario }: Pick<PersonaDeDS, 'tipoBeneficiario'>) => tipoBeneficiario === 0

/** Form values of a saved person. The document is a RUT unless a passport is saved. */
export const toRow = (persona: PersonaDeDS): BeneficiarioRow => ({
  ...pantallaDe(beneficiarioDS, persona),
  id: persona.id,
  tipoDocumento: persona.pasaporte ? 'P' : 'R',
})

/** Payload of a form row: one document is filled, the other stays empty. */
export const toSent = (row: BeneficiarioRow): Sent => ({ id: row.id, ...envioDe(beneficiarioDS, row) })
