import { tiposDeNotificacion } from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { obtenerNotificaciones } from '@alerce/contract/operations/base/notificaciones'
import { aFechaHoraLocal } from '@alerce/domain/base/fechas/instante'
import { useCase } from '../../use-case.ts'
import { usuarioDe } from './policy.ts'
import { noLeidasDe, notificacionesDe } from './read-model.ts'

export const obtenerNotificacionesUseCase = useCase(obtenerNotificaciones, async ({ identificador, ...input }, ctx) => {
  const usuarioId = await usuarioDe(ctx, identificador ?? undefined)
  const notificaciones = await notificacionesDe(ctx.tx, usuarioId, input)
  return {
    notificaciones: notificaciones.map((n) => ({
      notificacionId: n.id,
      mensaje: n.mensaje,
      nombreProspecto: n.nombreProspecto,
      fechaHoraNotificacion: aFechaHoraLocal(n.en),
      leida: n.leida ? ('S' as const) : ('N' as const),
      prospectoId: n.prospectoId,
      autorizacion: n.autorizacion,
      tipo: tiposDeNotificacion.find((tipo) => tipo === n.tipo) ?? null,
    })),
    notificacionesNoLeidas: await noLeidasDe(ctx.tx, usuarioId),
    pagina: input.pagina,
  }
})
