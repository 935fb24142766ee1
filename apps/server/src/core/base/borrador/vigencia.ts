import { common } from '@alerce/contract/messages/common'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { parametrosAl } from '../parametros/read-model.ts'

/** Drafts belong to a person: her id. */
export function autorDe({ actor }: Context): number {
  ensure(actor.kind === 'persona', common.forbidden)
  return actor.usuarioId
}

/** Drafts last touched before this instant are gone. */
export async function limiteDeVigencia(ctx: Pick<Context, 'tx' | 'ahora' | 'hoy'>): Promise<string> {
  const { diasVigenciaBorrador } = await parametrosAl(ctx.tx, ctx.hoy)
  return new Date(Date.parse(ctx.ahora) - diasVigenciaBorrador * DIA_MS).toISOString()
}
