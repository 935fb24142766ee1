import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { enviadasDe } from './read-model.ts'

/** Mailed quote by number; 404 when there is none. Readable by anybody who may read its prospect. */
export async function readEnviada({ tx }: Pick<Context, 'tx'>, prospectoId: number, numero: number) {
  const [enviada = refuse(common.notFound)] = await enviadasDe(tx, prospectoId, numero)
  return enviada
}
