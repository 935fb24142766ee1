import { common } from '@alerce/contract/messages/common'
import { cambiarEstadoUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { anularEnlaces } from '../claves/anular-enlaces.ts'
import { revocarEnlacesDe } from '../enlaces/revocar-enlaces-de.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { conservarAdministrador, ESTADO, exigirUsuarioLeido } from './cambios.ts'
import { usuarioDesactivado } from './events.ts'
import { usuarioParaCambiar } from './read-model.ts'
import { cambiarActivo } from './repository.ts'

/** Nothing that this user opened stays open; answers how many sessions ended. */
async function cerrarTodo(ctx: Context, usuarioId: number): Promise<number> {
  const propias = await cerrarSesiones(ctx.tx, { usuarioId }, 'desactivado', ctx.ahora)
  const sobre = await revocarEnlacesDe(ctx, { asesorId: usuarioId })
  const suyos = await revocarEnlacesDe(ctx, { jefeId: usuarioId })
  await anularEnlaces(ctx.tx, usuarioId, ctx.ahora)
  return propias + sobre + suyos
}

/** Off ends at once all that was open; on gives back the user, and none of what was ended. */
export const cambiarEstadoUsuarioUseCase = useCase(cambiarEstadoUsuario, async (input, ctx) => {
  const { usuarioId, activo, version } = input
  const conservar = await conservarAdministrador(ctx.tx, usuarioId)
  const antes = (await usuarioParaCambiar(ctx.tx, usuarioId)) ?? refuse(common.notFound)
  if (antes.activo === activo) return { activo, sesionesCerradas: 0 }
  await exigirUsuarioLeido(ctx, version, antes)
  if (!activo) conservar()
  await cambiarActivo(ctx.tx, usuarioId, activo)
  const sesionesCerradas = activo ? 0 : await cerrarTodo(ctx, usuarioId)
  if (!activo) await ctx.raise(usuarioDesactivado, { usuarioId })
  await registrarEvento(ctx, activo ? 'usuarioActivado' : 'usuarioDesactivado', `${antes.usuario}: ${ESTADO}`)
  return { activo, sesionesCerradas }
})
