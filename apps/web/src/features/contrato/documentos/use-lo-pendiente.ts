import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { usePrimerPago } from '../../../lib/adjuntos/primer-pago.ts'
import { sinTodos, usePapeles } from './queries.ts'

/**
 * What a sale waits for before its papers are opened: the first payment, looked at before the summary (spec 2 §4), then
 * the papers. `pending`: in words; null: nothing.
 */
export function useLoPendiente(identificador: number) {
  const pago = usePrimerPago(identificador)
  const papeles = usePapeles(identificador)
  const paid = pago.data?.every(({ registrado, comprobante }) => registrado && comprobante !== null) ?? false
  const falta = sinTodos(papeles.data)
  return { pago, papeles, paid, pending: falta && (paid ? falta : primerPagoMessages.pendiente.text) }
}
