import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { exigirTexto } from '../../base/textos/exigir-publicado.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type ConstanciaNueva, insertarConstancia } from './repository.ts'

const AGENTE = 300

/** How somebody who signs or answers with a code has proved who they are. */
export const METODO_DEL_CODIGO =
  'código de un solo uso enviado al correo, después de comprobar RUT y fecha de nacimiento'

type Dicho = Pick<ConstanciaNueva, 'declaracionId' | 'que' | 'acepta'> &
  Partial<Pick<ConstanciaNueva, 'metodo' | 'huella'>> & {
    /** The version that was read. */
    readonly version: string
  }

/** Keeps what the applicant said to a text, and from where; refused (409) where it is no longer the one they read. */
export async function dejarConstancia(ctx: Context, texto: Escrito, dicho: Dicho): Promise<void> {
  ensure(dicho.version === texto.clave, m.textoCambio)
  exigirTexto(ctx, texto)
  const { ip, agente } = ctx.origin
  await insertarConstancia(ctx.tx, {
    metodo: null,
    huella: null,
    ...dicho,
    texto: texto.parrafos.join('\n'),
    en: ctx.ahora,
    ip,
    agente: agente.slice(0, AGENTE),
  })
}
