import type { MessageDefinition } from '@alerce/contract/messages/message'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Outside the demo nobody signs our example of a text: its operator publishes theirs first. */
export function exigirPublicado(
  { demo }: Pick<Context, 'demo'>,
  { ejemplo }: { readonly ejemplo: boolean },
  falta: MessageDefinition,
): void {
  ensure(demo || !ejemplo, falta)
}
