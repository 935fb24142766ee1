import { common } from '@alerce/contract/messages/common'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { reabrirIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { irregularidadCambiada, irregularidadPorCambiar } from './events.ts'
import { irregularidadPorId, mismaAbierta } from './read-model.ts'
import { changeIrregularidad, markReabierta } from './repository.ts'

export const reabrirIrregularidadUseCase = useCase(reabrirIrregularidad, async ({ irregularidadId, motivo }, ctx) => {
  const una = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  const { prospectoId, nombre, detalle } = una
  const { asesorId } = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  await ctx.raise(irregularidadPorCambiar, { prospectoId })
  // a concurrent call that opens the same one waits here and sees the first
  await findProspecto(ctx.tx, prospectoId, true)
  ensure(!(await mismaAbierta(ctx.tx, irregularidadId)), irregularidadMessages.irregularidadRepetida)
  if (!(await markReabierta(ctx.tx, irregularidadId))) return 'ok' as const
  // with a reason the advisor must correct it again; without one, only the closing is undone
  if (motivo) await changeIrregularidad(ctx.tx, irregularidadId, { motivo, corregidaEn: null, corregidaPor: null })
  const sucesos = [{ tipo: 'irregularidad.abierta', irregularidadId }] as const
  const evento = motivo ? 'irregularidadOtraVez' : 'irregularidadReabierta'
  await noteAndTell(ctx, prospectoId, evento, { detalle: nombre, sucesos })
  // a closing undone in time was not notified yet
  const avisada = una.cerrada !== null && ctx.ahora > rigeDespuesDe(una.cerrada)
  if (motivo || avisada) await notify(ctx, { usuarioId: asesorId, prospectoId }, 'irregularidadReabierta', detalle)
  await ctx.raise(irregularidadCambiada, { prospectoId, suscribe: false })
  return 'ok' as const
})
