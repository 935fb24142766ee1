import { randomBytes } from 'node:crypto'
import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import type { Input, Role } from '@alerce/contract/operation'
import { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import { addressOf } from '@alerce/contract/screens'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Db } from '../../../platform/db/database.ts'
import { firma } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { usuarioPorId } from '../sesion/read-model.ts'
import { sonDelMismoEquipo } from '../usuarios/read-model.ts'
import { administra, ensureAlcance } from './alcance.ts'
import { issueIdentificador } from './identificador.ts'
import { insertEnlace } from './repository.ts'
import { sobreEnlace } from './revoke-enlaces-de.ts'

const RUTA = addressOf('dashboard', 'preLogin')

async function tieneRol(tx: Db, usuarioId: number, rol: Role): Promise<boolean> {
  const usuario = await usuarioPorId(tx, usuarioId)
  return usuario?.activo === true && usuario.roles.includes(rol)
}

/** Over whom and for whom a link may be; answers whether they are of two teams, which only an administrator may want. */
async function ensurePartes(ctx: Context, input: Input<typeof crearEnlaceSupervisor>): Promise<boolean> {
  const { tx, actor } = ctx
  const { asesorId, jefeId } = input
  await ensureAlcance(ctx, asesorId)
  ensure(await tieneRol(tx, asesorId, 'asesor'), m.asesorObligatorio, { campo: 'asesorId' })
  ensure(asesorId !== jefeId && (await tieneRol(tx, jefeId, 'jefatura')), m.jefeObligatorio, { campo: 'jefeId' })
  const otroEquipo = !(await sonDelMismoEquipo(tx, jefeId, asesorId))
  ensure(!otroEquipo || (input.otroEquipo && administra(actor)), m.enlaceOtroEquipo, { campo: 'jefeId' })
  return otroEquipo
}

/** A signed link over one advisor's portfolio; its route is told here and nowhere else. */
export const crearEnlaceSupervisorUseCase = useCase(crearEnlaceSupervisor, async (input, ctx) => {
  const { asesorId, jefeId, horas } = input
  const { tx, vault, ahora, actor } = ctx
  const otroEquipo = await ensurePartes(ctx, input)
  const sal = randomBytes(16).toString('base64url')
  const expira = new Date(Date.parse(ahora) + horas * HORA_MS).toISOString()
  const nuevo = { asesorId, jefeId, sal, creadoPor: firma(actor), creado: ahora, expira }
  const enlaceId = await insertEnlace(tx, nuevo)
  const enlace = { id: enlaceId, asesorId, jefeId, expira, sal }
  const asesor = encodeURIComponent(issueIdentificador(vault, 'asesor', enlace))
  const jefe = encodeURIComponent(issueIdentificador(vault, 'jefe', enlace))
  await recordEvento(
    ctx,
    'enlaceSupervisor',
    `${await sobreEnlace(tx, enlaceId)}, por ${horas} horas${otroEquipo ? ', de otro equipo' : ''}`,
  )
  return { enlaceId, ruta: `${RUTA}?identificadorAsesor=${asesor}&identificadorJefe=${jefe}`, expira }
})
