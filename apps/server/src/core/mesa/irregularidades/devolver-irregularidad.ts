import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { devolverIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { firma, yaHecho } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cambiarIrregularidad } from './repository.ts'
import { tomarIrregularidad } from './tomar-irregularidad.ts'

/** Returns an irregularity to the advisor, with the remaining fault in place of the earlier one. */
export const devolverIrregularidadUseCase = useCase(
  devolverIrregularidad,
  async ({ irregularidadId, motivo, corregida: leida }, ctx) => {
    const tomada = await tomarIrregularidad(ctx, irregularidadId)
    const { prospectoId, asesorId, nombre, detalle, situacion, corregida, cerradaPor, devueltaPor } = tomada
    if (situacion === 'cerrada')
      yaHecho(ctx.actor, cerradaPor, {
        propio: irregularidadMessages.irregularidadCerradaPorUsted,
        ajeno: irregularidadMessages.irregularidadCerradaPorOtro,
      })
    if (situacion === 'abierta' && devueltaPor !== null)
      yaHecho(ctx.actor, devueltaPor, {
        propio: irregularidadMessages.irregularidadDevueltaPorUsted,
        ajeno: irregularidadMessages.irregularidadDevueltaPorOtro,
      })
    ensure(situacion === 'corregida', irregularidadMessages.irregularidadSinCorregir)
    ensure(leida === undefined || leida === corregida, irregularidadMessages.irregularidadOtraCorreccion)
    await cambiarIrregularidad(ctx.tx, irregularidadId, {
      motivo,
      corregidaEn: null,
      corregidaPor: null,
      devueltaPor: firma(ctx.actor),
    })
    await anotar(ctx, prospectoId, 'irregularidadDevuelta', nombre)
    await notificar(ctx, { usuarioId: asesorId, prospectoId }, 'irregularidadDevuelta', detalle)
    return 'ok' as const
  },
)
