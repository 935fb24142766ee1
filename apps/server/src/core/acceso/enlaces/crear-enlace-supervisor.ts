import { randomBytes } from 'node:crypto'
import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import type { Role } from '@alerce/contract/operation'
import { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import { addressOf } from '@alerce/contract/screens'
import type { Db } from '../../../platform/db/database.ts'
import { type Actor, firma } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { usuarioPorId } from '../sesion/read-model.ts'
import { sonDelMismoEquipo } from '../usuarios/read-model.ts'
import { emitirIdentificador } from './identificador.ts'
import { insertarEnlace } from './repository.ts'
import { sobreEnlace } from './sobre-enlace.ts'

const HORA_MS = 3_600_000
const RUTA = addressOf('dashboard', 'preLogin')

async function tieneRol(tx: Db, usuarioId: number, rol: Role): Promise<boolean> {
  const usuario = await usuarioPorId(tx, usuarioId)
  return usuario?.activo === true && usuario.roles.includes(rol)
}

/** An administrator of the product, or the operator of its machine. */
const administra = (actor: Actor): boolean =>
  actor.kind === 'sistema' || (actor.kind === 'persona' && actor.roles.includes('administracion'))

/** A signed link over one advisor's portfolio; its route is told here and nowhere else. */
export const crearEnlaceSupervisorUseCase = useCase(crearEnlaceSupervisor, async (input, ctx) => {
  const { asesorId, jefeId, horas } = input
  const { tx, vault, ahora, actor } = ctx
  ensure(await tieneRol(tx, asesorId, 'asesor'), m.asesorObligatorio, { campo: 'asesorId' })
  ensure(asesorId !== jefeId && (await tieneRol(tx, jefeId, 'jefatura')), m.jefeObligatorio, { campo: 'jefeId' })
  const otroEquipo = !(await sonDelMismoEquipo(tx, jefeId, asesorId))
  ensure(!otroEquipo || (input.otroEquipo && administra(actor)), m.enlaceOtroEquipo, { campo: 'jefeId' })
  const sal = randomBytes(16).toString('base64url')
  const expira = new Date(Date.parse(ahora) + horas * HORA_MS).toISOString()
  const nuevo = { asesorId, jefeId, sal, creadoPor: firma(actor), creado: ahora, expira }
  const enlaceId = await insertarEnlace(tx, nuevo)
  const enlace = { id: enlaceId, asesorId, jefeId, expira, sal }
  const asesor = encodeURIComponent(emitirIdentificador(vault, 'asesor', enlace))
  const jefe = encodeURIComponent(emitirIdentificador(vault, 'jefe', enlace))
  await registrarEvento(
    ctx,
    'enlaceSupervisor',
    `${await sobreEnlace(tx, enlaceId)}, por ${horas} horas${otroEquipo ? ', de otro equipo' : ''}`,
  )
  return { enlaceId, ruta: `${RUTA}?identificadorAsesor=${asesor}&identificadorJefe=${jefe}`, expira }
})
