import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { devolverIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { firma, yaHecho } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { changeIrregularidad } from './repository.ts'
import { takeIrregularidad } from './take-irregularidad.ts'

/** Returns an irregularity to the advisor, with the remaining fault in place of the earlier one. */
export const devolverIrregularidadUseCase = useCase(
  devolverIrregularidad,
  async ({ irregularidadId, motivo, corregida: leida }, ctx) => {
    const tomada = await takeIrregularidad(ctx, irregularidadId)
    const { prospectoId, asesorId, nombre, detalle, situacion, corregida, devueltaPor } = tomada
    if (situacion === 'cerrada')
      yaHecho(
        ctx.actor,
        tomada.cerradaPor,
        {
          propio: irregularidadMessages.irregularidadCerradaPorUsted,
          ajeno: irregularidadMessages.irregularidadCerradaPorOtro,
        },
        { cuando: tomada.cerrada },
      )
    if (situacion === 'abierta' && devueltaPor !== null)
      yaHecho(ctx.actor, devueltaPor, {
        propio: irregularidadMessages.irregularidadDevueltaPorUsted,
        ajeno: irregularidadMessages.irregularidadDevueltaPorOtro,
      })
    ensure(situacion === 'corregida', irregularidadMessages.irregularidadSinCorregir)
    ensure(leida === undefined || leida === corregida, irregularidadMessages.irregularidadOtraCorreccion)
    await changeIrregularidad(ctx.tx, irregularidadId, {
      motivo,
      corregidaEn: null,
      corregidaPor: null,
      devueltaPor: firma(ctx.actor),
    })
    await note(ctx, prospectoId, 'irregularidadDevuelta', nombre)
    await notify(ctx, { usuarioId: asesorId, prospectoId }, 'irregularidadDevuelta', detalle)
    return 'ok' as const
  },
)
