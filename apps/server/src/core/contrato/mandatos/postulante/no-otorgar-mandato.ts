import { noOtorgarMandato } from '@alerce/contract/operations/contrato/mandato'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { abrirEnlace, anotarApertura } from './abrir-enlace.ts'
import { declinarEnlace } from './repository-enlace.ts'

/** Leaves everything as it is: the link goes on working, for who thinks again. The advisor hears of it once. */
export const noOtorgarMandatoUseCase = useCase(noOtorgarMandato, async ({ enlace: token }, ctx) => {
  const abierto = await abrirEnlace(ctx, token, true)
  const { situacion, enlace, postulante } = abierto
  if (situacion !== 'pendiente') return 'ok' as const
  await anotarApertura(ctx, abierto, noOtorgarMandato.name)
  if (!(await declinarEnlace(ctx.tx, enlace.id, ctx.ahora))) return 'ok' as const
  await anotar({ ...ctx, actor: { kind: 'postulante', sesion: null } }, postulante.id, 'mandatoNoAutorizado')
  await notificar(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'mandatoNoAutorizado')
  return 'ok' as const
})
