import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { segundoFactorMessages } from '@alerce/contract/messages/acceso/segundo-factor'
import { common } from '@alerce/contract/messages/common'
import { alcancesDe, type Operation } from '@alerce/contract/operation'
import type { Actor, Cliente, Persona } from '../core/actor.ts'
import { ensure } from '../core/refusal.ts'

/** Access rules that an operation declares. */
type OperationAccess = Pick<Operation, 'access' | 'bearer' | 'effect' | 'health' | 'alcance' | 'provisional'>

function authorizeClient(operation: OperationAccess, { alcances }: Cliente): void {
  ensure(operation.bearer, common.forbidden)
  ensure(
    alcancesDe(operation).every((alcance) => alcances.includes(alcance)),
    common.sinAlcance,
  )
}

function authorizePerson({ access, provisional }: OperationAccess, persona: Persona): void {
  const { roles, debeCambiarClave, faltaSegundoFactor } = persona
  ensure(
    roles.some((role) => access.includes(role)),
    common.forbidden,
  )
  ensure(provisional || !debeCambiarClave, claveMessages.debeCambiarla)
  ensure(provisional || !faltaSegundoFactor, segundoFactorMessages.falta)
}

/** Checks the declared access of the operation, before any record is read. Access that is not declared is refused. */
export function authorize(operation: OperationAccess, actor: Actor): void {
  if (actor.kind === 'cliente') {
    authorizeClient(operation, actor)
    return
  }
  if (operation.access === 'publica') return
  if (actor.kind === 'postulante') {
    ensure(operation.access.includes('postulante'), common.forbidden)
    return
  }
  const motivo = actor.kind === 'anonimo' ? actor.motivo : undefined
  ensure(actor.kind === 'persona', common.unauthenticated, motivo ? { data: { motivo } } : {})
  authorizePerson(operation, actor)
}
