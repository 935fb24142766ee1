import { noOtorgarMandato } from '@alerce/contract/operations/contrato/mandato'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { useCase } from '../../../use-case.ts'
import { noteApertura, openEnlace } from './open-enlace.ts'
import { declineEnlace } from './repository-enlace.ts'

/** Leaves everything as it is: the link goes on working, for who thinks again. The advisor hears of it once. */
export const noOtorgarMandatoUseCase = useCase(noOtorgarMandato, async ({ enlace: token }, ctx) => {
  const abierto = await openEnlace(ctx, token, true)
  const { situacion, enlace, postulante } = abierto
  if (situacion !== 'pendiente') return 'ok' as const
  await noteApertura(ctx, abierto, noOtorgarMandato.name)
  if (!(await declineEnlace(ctx.tx, enlace.id, ctx.ahora))) return 'ok' as const
  await note({ ...ctx, actor: { kind: 'postulante', sesion: null } }, postulante.id, 'mandatoNoAutorizado')
  await notify(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'mandatoNoAutorizado')
  return 'ok' as const
})
