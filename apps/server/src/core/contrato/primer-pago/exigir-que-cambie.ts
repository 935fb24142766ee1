import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { registroDe } from './read-model.ts'

/** A first payment that was registered changes only where the desk gave it back. 422. */
export async function exigirQueCambie({ tx }: Pick<Context, 'tx'>, declaracionId: number): Promise<void> {
  const registro = await registroDe(tx, declaracionId)
  ensure(registro === null || registro.decision === 'devuelto', m.fijo)
}
