import { contractual, entidad } from '@alerce/contract/fichas/contrato/contractual'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

export type Contractual = ReplyOf<'datosDocumentosContractuales'>
type Sent = PayloadOf<'ingresarDatosDocumentosContractuales'>

/** Form values of saved or known data. The placeholder for a missing e-mail is shown as empty. */
export const toForm = (saved: Contractual): ContractualForm => ({
  ...pantallaDe(contractual, saved),
  datosEmpleador: saved.datosEmpleador.map((one) => ({
    ...pantallaDe(entidad, { ...one, correo: one.correo === saved.correoAusente ? '' : one.correo }),
    tipoTrabajador: one.tipoTrabajador,
  })),
})

/**
 * Payload of the form: +56 before the telephone, a point in the amount, a placeholder for a missing e-mail (spec 2 §5,
 * §7).
 */
export const toPayload = (
  values: ContractualForm,
  { prospectoId, version, datosEmpleador, correoAusente }: Contractual,
): Sent => ({
  ...envioDe(contractual, values),
  prospectoId,
  version,
  datosEmpleador: values.datosEmpleador.map((one, index) => ({
    ...envioDe(entidad, { ...one, correo: one.correo.trim() || correoAusente }),
    id: datosEmpleador[index]?.id ?? 0,
  })),
})
