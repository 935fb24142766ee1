import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { validarAcceso } from '@alerce/contract/operations/acceso/ingreso'
import { horasDeActividad } from '@alerce/domain/limites'
import { enHorario } from '../../../sesiones/en-horario.ts'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { type Context, useCase } from '../../use-case.ts'
import { ejecutivoDe, horasDeHoy, record } from './ejecutivo.ts'
import type { Usuario } from './read-model.ts'

/** Obstacle to the access, and the reason code of the session's end. */
interface Impedimento {
  readonly texto: MessageDefinition
  readonly cierre: 'desactivado' | 'horario' | 'A'
}

/** Obstacle of this person now, or null (core rules, Who acts). A supervisor's link has no hours of activity. */
async function impedimento(ctx: Context, usuario: Usuario): Promise<Impedimento | null> {
  if (!usuario.activo) return { texto: accesoMessages.usuarioDesactivado, cierre: 'desactivado' }
  if (!(await enHorario(ctx.tx, usuario.roles, ctx.ahora))) {
    return { texto: accesoMessages.fueraDeHorario, cierre: 'horario' }
  }
  const horas = await horasDeHoy(ctx, usuario.id)
  return horas >= horasDeActividad ? { texto: accesoMessages.doceHoras, cierre: 'A' } : null
}

/** Second step of login: here a refusal is a reply, which ends the session. */
export const validarAccesoUseCase = useCase(validarAcceso, async (input, ctx) => {
  const usuario = await ejecutivoDe(ctx, input.rutejecutivo)
  const impide = await impedimento(ctx, usuario)
  if (impide) {
    const { texto, cierre } = impide
    if (ctx.actor.kind === 'persona') await closeSesiones(ctx.tx, { sesionId: ctx.actor.sesionId }, cierre, ctx.ahora)
    return { codError: texto.status, valor: 'NO' as const, descError: texto.text }
  }
  if (input.registrar === 'S') await record(ctx, usuario.id, 'E', input.origen)
  return { codError: 0, valor: 'OK' as const, descError: '' }
})
