import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import type { BeneficiarioDsForm } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

export type PersonaDeDS = ReplyOf<'obtenerBeneficiariosDS'>[number]
type Sent = PayloadOf<'guardarBeneficiariosDS'>['beneficiario'][number]

/** One beneficiary in the form, with the id it is saved under. */
interface BeneficiarioRow extends BeneficiarioDsForm {
  id: number
}

/** The rows under their name on the wire: what the server refuses of one is lit at its field. */
export interface BeneficiariosDsForm {
  beneficiario: BeneficiarioRow[]
}

/** What the holder's row says (spec 2 §3): the others are beneficiaries. */
export const esTitular = ({ tipoBeneficiario }: Pick<PersonaDeDS, 'tipoBeneficiario'>) => tipoBeneficiario === 0

/** What is saved, as the form holds it; the document is a RUT until a passport says otherwise. */
export const toRow = (persona: PersonaDeDS): BeneficiarioRow => ({
  ...pantallaDe(beneficiarioDS, persona),
  id: persona.id,
  tipoDocumento: persona.pasaporte ? 'P' : 'R',
})

/** What the form holds, as it is sent: one document, the other empty. */
export const toSent = (row: BeneficiarioRow): Sent => ({ id: row.id, ...envioDe(beneficiarioDS, row) })
