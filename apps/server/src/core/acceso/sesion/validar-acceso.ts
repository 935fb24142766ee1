import { accesoMessages } from '@alerce/contract/messages/acceso/ingreso'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { validarAcceso } from '@alerce/contract/operations/acceso/ingreso'
import { horasDesde } from '@alerce/domain/acceso/actividad'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { horasDeActividad } from '@alerce/domain/limites'
import { tramosDesde } from '../../../sesiones/read-model.ts'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { ejecutivoDe } from './ejecutivo.ts'
import { dentroDeHorario } from './horario.ts'
import type { Usuario } from './read-model.ts'
import { registrar } from './registrar.ts'

/** Why this person may not come in now, or null (core rules, Who acts). */
async function impedimento(ctx: Context, usuario: Usuario): Promise<MessageDefinition | null> {
  if (!usuario.activo) return accesoMessages.usuarioDesactivado
  const { horariosDeAcceso } = await parametrosAl(ctx.tx, ctx.hoy)
  const hora = horaEnSantiago(ctx.ahora)
  if (!dentroDeHorario(usuario.roles, horariosDeAcceso, hora)) return accesoMessages.fueraDeHorario
  const desde = inicioDelDia(ctx.hoy)
  const horas = horasDesde(await tramosDesde(ctx.tx, usuario.id, desde), desde)
  return horas >= horasDeActividad ? accesoMessages.doceHoras : null
}

/** The second step of login: a refusal is an answer here, which ends the session. */
export const validarAccesoUseCase = useCase(validarAcceso, async (input, ctx) => {
  const usuario = await ejecutivoDe(ctx, input.rutejecutivo)
  const motivo = await impedimento(ctx, usuario)
  if (motivo) {
    if (ctx.actor.kind === 'persona') await cerrarSesiones(ctx.tx, { sesionId: ctx.actor.sesionId }, 'A', ctx.ahora)
    return { codError: motivo.status, valor: 'NO' as const, descError: motivo.text }
  }
  if (input.registrar === 'S') await registrar(ctx, usuario.id, 'E', input.origen)
  return { codError: 0, valor: 'OK' as const, descError: '' }
})
