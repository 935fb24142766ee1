import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { aceptarPrimerPago } from '@alerce/contract/operations/contrato/primeros-pagos'
import { DEL_PRIMER_PAGO } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { cerrarIrregularidadUseCase } from '../../../mesa/irregularidades/cerrar-irregularidad.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { contrafirmar } from '../../firma-postulante/contrafirmar.ts'
import { resolverPrimerPago } from '../repository.ts'
import { tomarPrimerPago } from './tomar-primer-pago.ts'

export const aceptarPrimerPagoUseCase = useCase(aceptarPrimerPago, async ({ declaracionSaludId, suscribe }, ctx) => {
  const { decision, prospectoId } = await tomarPrimerPago(ctx, declaracionSaludId)
  if (decision === 'aceptado') return 'ok' as const
  ensure(decision === null, m.noEspera)
  const suyas = (await abiertasDe(ctx.tx, prospectoId)).filter(({ codigo }) => codigo === DEL_PRIMER_PAGO)
  for (const { id } of suyas) await cerrarIrregularidadUseCase.run({ irregularidadId: id, suscribe }, ctx)
  const resuelto = { resueltoPor: firma(ctx.actor), resueltoEn: ctx.ahora }
  await resolverPrimerPago(ctx.tx, declaracionSaludId, { decision: 'aceptado', motivo: null, ...resuelto })
  await anotar(ctx, prospectoId, 'primerPagoAceptado')
  await contrafirmar(ctx, declaracionSaludId, suscribe)
  return 'ok' as const
})
