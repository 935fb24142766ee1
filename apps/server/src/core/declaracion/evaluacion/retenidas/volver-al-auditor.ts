import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { type Persona, SISTEMA } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import { anotarDelSistema } from '../../contraloria/notas/anotar-en-caso.ts'
import { darCaso } from '../../contraloria/toma/dar-caso.ts'
import type { retenidaDe } from './read-model.ts'

type Retenida = NonNullable<Awaited<ReturnType<typeof retenidaDe>>>

/** A held answer that speaks of somebody who left does not leave: the case is its auditor's again, who reads why. */
export async function volverAlAuditor(
  ctx: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  {
    declaracionId,
    clase: cola,
    por: para,
    usuarioId,
  }: Pick<Retenida, 'declaracionId' | 'clase' | 'por'> & Pick<Persona, 'usuarioId'>,
): Promise<void> {
  await anotarDelSistema(ctx, { declaracionId, clase: 'devolucion', cola, texto: m.salioAlguien.text, para })
  await darCaso(ctx, declaracionId, usuarioId, SISTEMA)
}
