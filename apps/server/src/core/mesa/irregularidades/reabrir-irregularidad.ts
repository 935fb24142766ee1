import { common } from '@alerce/contract/messages/common'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { reabrirIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { anotar } from '../../base/bitacora/anotar.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { irregularidadCambiada, irregularidadPorCambiar } from './events.ts'
import { irregularidadPorId, mismaAbierta } from './read-model.ts'
import { cambiarIrregularidad, marcarReabierta } from './repository.ts'

export const reabrirIrregularidadUseCase = useCase(reabrirIrregularidad, async ({ irregularidadId, motivo }, ctx) => {
  const una = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  const { prospectoId, nombre, detalle } = una
  const { asesorId } = await leerProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  await ctx.raise(irregularidadPorCambiar, { prospectoId })
  // a concurrent call that opens the same one waits here and sees the first
  await buscarProspecto(ctx.tx, prospectoId, true)
  ensure(!(await mismaAbierta(ctx.tx, irregularidadId)), irregularidadMessages.irregularidadRepetida)
  if (!(await marcarReabierta(ctx.tx, irregularidadId))) return 'ok' as const
  // with a reason the advisor must correct it again; without one, only the closing is undone
  if (motivo) await cambiarIrregularidad(ctx.tx, irregularidadId, { motivo, corregidaEn: null, corregidaPor: null })
  await anotar(ctx, prospectoId, motivo ? 'irregularidadOtraVez' : 'irregularidadReabierta', nombre)
  // a closing undone in time was not notified yet
  const avisada = una.cerrada !== null && ctx.ahora > rigeDespuesDe(una.cerrada)
  if (motivo || avisada) await notificar(ctx, { usuarioId: asesorId, prospectoId }, 'irregularidadReabierta', detalle)
  await ctx.raise(irregularidadCambiada, { prospectoId, suscribe: false })
  return 'ok' as const
})
