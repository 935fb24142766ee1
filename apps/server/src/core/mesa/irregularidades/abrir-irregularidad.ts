import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { abrirIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { firma } from '../../actor.ts'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { irregularidadCambiada, irregularidadPorCambiar } from './events.ts'
import { nombreDelCodigo } from './read-model.ts'
import { insertIrregularidad } from './repository.ts'

/** Opens an irregularity of a case: its card shows it and its advisor is notified. */
export const abrirIrregularidadUseCase = useCase(abrirIrregularidad, async (input, ctx) => {
  const { prospectoId, codigo, codigoDetalle, motivo } = input
  const { asesorId, folioDS } = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  const { nombre, detalle } =
    (await nombreDelCodigo(ctx.tx, codigo, codigoDetalle)) ??
    refuse(irregularidadMessages.irregularidadDetalle, { campo: 'codigoDetalle' })
  await ctx.raise(irregularidadPorCambiar, { prospectoId })
  const irregularidadId =
    (await insertIrregularidad(ctx.tx, {
      prospectoId,
      folio: folioDS,
      codigo,
      detalle: codigoDetalle,
      motivo,
      abiertaEn: ctx.ahora,
      abiertaPor: firma(ctx.actor),
    })) ?? refuse(irregularidadMessages.irregularidadRepetida, { campo: 'codigoDetalle' })
  const sucesos = [{ tipo: 'irregularidad.abierta', irregularidadId }] as const
  await noteAndTell(ctx, prospectoId, 'irregularidadAbierta', { detalle: nombre, sucesos })
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'irregularidadAbierta', detalle)
  await ctx.raise(irregularidadCambiada, { prospectoId, suscribe: false })
  return { irregularidadId }
})
