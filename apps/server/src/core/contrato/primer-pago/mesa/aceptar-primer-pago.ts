import { aceptarPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { DEL_PRIMER_PAGO } from '@alerce/domain/mesa/irregularidad'
import { esDe, firma } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { cerrarIrregularidadUseCase } from '../../../mesa/irregularidades/cerrar-irregularidad.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { countersign } from '../../firma-postulante/countersign.ts'
import { resolvePrimerPago } from '../repository.ts'
import { ensureReadVersion, takePrimerPago } from './take-primer-pago.ts'

export const aceptarPrimerPagoUseCase = useCase(
  aceptarPrimerPago,
  async ({ declaracionSaludId, registrado, suscribe }, ctx) => {
    const pago = await takePrimerPago(ctx, declaracionSaludId)
    const { prospectoId } = pago
    if (pago.decision === 'aceptado' && esDe(ctx.actor, pago.resueltoPor ?? '')) return 'ok' as const
    ensureReadVersion(ctx, pago, registrado)
    const suyas = (await abiertasDe(ctx.tx, prospectoId)).filter(({ codigo }) => codigo === DEL_PRIMER_PAGO)
    for (const { id } of suyas) await cerrarIrregularidadUseCase.run({ irregularidadId: id, suscribe }, ctx)
    const resuelto = { resueltoPor: firma(ctx.actor), resueltoEn: ctx.ahora }
    await resolvePrimerPago(ctx.tx, declaracionSaludId, { decision: 'aceptado', motivo: null, ...resuelto })
    await note(ctx, prospectoId, 'primerPagoAceptado')
    await countersign(ctx, declaracionSaludId, suscribe)
    return 'ok' as const
  },
)
