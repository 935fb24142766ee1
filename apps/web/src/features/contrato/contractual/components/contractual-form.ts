import { contractual, entidad } from '@alerce/contract/fichas/contrato/contractual'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

export type Contractual = ReplyOf<'datosDocumentosContractuales'>
type Sent = PayloadOf<'ingresarDatosDocumentosContractuales'>

/** What is saved or known, as the form holds it: what stands for no e-mail was typed by nobody. */
export const toForm = (saved: Contractual): ContractualForm => ({
  ...pantallaDe(contractual, saved),
  datosEmpleador: saved.datosEmpleador.map((one) => ({
    ...pantallaDe(entidad, { ...one, correo: one.correo === saved.correoAusente ? '' : one.correo }),
    tipoTrabajador: one.tipoTrabajador,
  })),
})

/**
 * What the form holds, as it is sent: +56 before the telephone, a point in the amount, and what stands for an e-mail
 * where there is none (spec 2 §5, §7).
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
