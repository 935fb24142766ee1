import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import type { Input, Role } from '@alerce/contract/operation'
import type { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import type { Db } from '../../../platform/db/database.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { usuarioPorId } from '../sesion/read-model.ts'
import { sonDelMismoEquipo } from '../usuarios/read-model-equipo.ts'
import { administra, exigirAlcance } from './alcance.ts'

async function tieneRol(tx: Db, usuarioId: number, rol: Role): Promise<boolean> {
  const usuario = await usuarioPorId(tx, usuarioId)
  return usuario?.activo === true && usuario.roles.includes(rol)
}

/** Over whom and for whom a link may be; answers whether they are of two teams, which only an administrator may want. */
export async function exigirPartes(ctx: Context, input: Input<typeof crearEnlaceSupervisor>): Promise<boolean> {
  const { tx, actor } = ctx
  const { asesorId, jefeId } = input
  await exigirAlcance(ctx, asesorId)
  ensure(await tieneRol(tx, asesorId, 'asesor'), m.asesorObligatorio, { campo: 'asesorId' })
  ensure(asesorId !== jefeId && (await tieneRol(tx, jefeId, 'jefatura')), m.jefeObligatorio, { campo: 'jefeId' })
  const otroEquipo = !(await sonDelMismoEquipo(tx, jefeId, asesorId))
  ensure(!otroEquipo || (input.otroEquipo && administra(actor)), m.enlaceOtroEquipo, { campo: 'jefeId' })
  return otroEquipo
}
