import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { devolverPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { DEL_PRIMER_PAGO as codigo } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { openAgain } from '../../../mesa/irregularidades/open-again.ts'
import { nombreDelCodigo } from '../../../mesa/irregularidades/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { resolvePrimerPago } from '../repository.ts'
import { ensureReadVersion, takePrimerPago } from './take-primer-pago.ts'

/** The papers that it let be issued stay: its irregularity keeps the contract from being made until it is right. */
export const devolverPrimerPagoUseCase = useCase(devolverPrimerPago, async (input, ctx) => {
  const { declaracionSaludId, registrado, codigoDetalle } = input
  const { detalle: motivo } =
    (await nombreDelCodigo(ctx.tx, codigo, codigoDetalle)) ??
    refuse(irregularidadMessages.irregularidadDetalle, { campo: 'codigoDetalle' })
  const pago = await takePrimerPago(ctx, declaracionSaludId)
  const { prospectoId, suscrito } = pago
  ensure(!suscrito, m.suscrito)
  ensureReadVersion(ctx, pago, registrado)
  const resuelto = { resueltoPor: firma(ctx.actor), resueltoEn: ctx.ahora }
  await resolvePrimerPago(ctx.tx, declaracionSaludId, { decision: 'devuelto', motivo, ...resuelto })
  await note(ctx, prospectoId, 'primerPagoDevuelto', motivo)
  await openAgain(ctx, prospectoId, { codigo, codigoDetalle, motivo: input.motivo })
  return 'ok' as const
})
