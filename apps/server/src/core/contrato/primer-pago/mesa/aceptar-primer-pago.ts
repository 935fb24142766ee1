import { aceptarPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { DEL_PRIMER_PAGO } from '@alerce/domain/mesa/irregularidad'
import { esDe, firma } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { cerrarIrregularidadUseCase } from '../../../mesa/irregularidades/cerrar-irregularidad.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { contrafirmar } from '../../firma-postulante/contrafirmar.ts'
import { resolverPrimerPago } from '../repository.ts'
import { exigirElLeido, tomarPrimerPago } from './tomar-primer-pago.ts'

export const aceptarPrimerPagoUseCase = useCase(
  aceptarPrimerPago,
  async ({ declaracionSaludId, registrado, suscribe }, ctx) => {
    const pago = await tomarPrimerPago(ctx, declaracionSaludId)
    const { prospectoId } = pago
    if (pago.decision === 'aceptado' && esDe(ctx.actor, pago.resueltoPor ?? '')) return 'ok' as const
    exigirElLeido(ctx, pago, registrado)
    const suyas = (await abiertasDe(ctx.tx, prospectoId)).filter(({ codigo }) => codigo === DEL_PRIMER_PAGO)
    for (const { id } of suyas) await cerrarIrregularidadUseCase.run({ irregularidadId: id, suscribe }, ctx)
    const resuelto = { resueltoPor: firma(ctx.actor), resueltoEn: ctx.ahora }
    await resolverPrimerPago(ctx.tx, declaracionSaludId, { decision: 'aceptado', motivo: null, ...resuelto })
    await anotar(ctx, prospectoId, 'primerPagoAceptado')
    await contrafirmar(ctx, declaracionSaludId, suscribe)
    return 'ok' as const
  },
)
