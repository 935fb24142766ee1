import { textosMessages } from '@alerce/contract/messages/base/textos'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Outside the demo nobody signs our example of a text: its operator publishes theirs first. */
export function ensurePublicado(
  { demo }: Pick<Context, 'demo'>,
  { ejemplo }: { readonly ejemplo: boolean },
  falta: MessageDefinition,
): void {
  ensure(demo || !ejemplo, falta)
}

/** The same of a text that is named by its class. */
export function ensureTexto(
  ctx: Pick<Context, 'demo'>,
  { clase, ejemplo }: { readonly clase: ClaseTexto; readonly ejemplo: boolean },
): void {
  const { sinPublicar } = textosMessages
  const text = sinPublicar.text.replace('{texto}', claseDe(clase).nombre)
  ensurePublicado(ctx, { ejemplo }, { ...sinPublicar, text })
}
