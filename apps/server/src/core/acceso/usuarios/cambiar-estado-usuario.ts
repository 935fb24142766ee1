import { common } from '@alerce/contract/messages/common'
import { cambiarEstadoUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { recordIntervencion } from '../../base/manos/record-intervencion.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { voidEnlaces } from '../claves/void-enlaces.ts'
import { forgetCuentas } from '../empresa/forget-cuentas.ts'
import { revokeEnlacesDe } from '../enlaces/revoke-enlaces-de.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { ESTADO, ensureUsuarioLeido, keepAdministrador } from './cambios.ts'
import { writeCerrada } from './cartas-sin-uso.ts'
import { usuarioDesactivado } from './events.ts'
import { usuarioParaCambiar } from './read-model.ts'
import { changeActive } from './repository.ts'

/** Nothing that this user opened stays open; answers how many sessions ended. */
async function closeAll(ctx: Context, usuarioId: number): Promise<number> {
  const propias = await closeSesiones(ctx.tx, { usuarioId }, 'desactivado', ctx.ahora)
  const sobre = await revokeEnlacesDe(ctx, { asesorId: usuarioId })
  const suyos = await revokeEnlacesDe(ctx, { jefeId: usuarioId })
  await voidEnlaces(ctx.tx, usuarioId, ctx.ahora)
  await forgetCuentas(ctx.tx, usuarioId)
  return propias + sobre + suyos
}

/** Off ends at once all that was open; on gives back the user, and none of what was ended. */
export const cambiarEstadoUsuarioUseCase = useCase(cambiarEstadoUsuario, async (input, ctx) => {
  const { usuarioId, activo, version } = input
  const conservar = await keepAdministrador(ctx.tx, usuarioId)
  const antes = (await usuarioParaCambiar(ctx.tx, usuarioId)) ?? refuse(common.notFound)
  if (antes.activo === activo) return { activo, sesionesCerradas: 0 }
  await ensureUsuarioLeido(ctx, version, antes)
  if (!activo) conservar()
  await changeActive(ctx.tx, usuarioId, activo, ctx.ahora)
  if (activo) await recordIntervencion(ctx, usuarioId, 'reactivada')
  const sesionesCerradas = activo ? 0 : await closeAll(ctx, usuarioId)
  if (!activo) await ctx.raise(usuarioDesactivado, { usuarioId })
  if (!activo) await writeCerrada(ctx, antes)
  await recordEvento(ctx, activo ? 'usuarioActivado' : 'usuarioDesactivado', `${antes.usuario}: ${ESTADO}`)
  return { activo, sesionesCerradas }
})
