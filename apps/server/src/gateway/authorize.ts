import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { Actor } from '../core/actor.ts'
import { ensure } from '../core/refusal.ts'

/** The operation's declared access, before any record is looked at. Nothing passes that is not written down. */
export function authorize(operation: Operation, actor: Actor): void {
  if (actor.kind === 'cliente') {
    ensure(operation.bearer, common.forbidden)
    return
  }
  if (operation.access === 'publica') return
  ensure(actor.kind === 'persona', common.unauthenticated)
  const { access } = operation
  ensure(
    actor.roles.some((role) => access.includes(role)),
    common.forbidden,
  )
}
