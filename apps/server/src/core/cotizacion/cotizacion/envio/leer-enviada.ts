import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { enviadasDe } from './read-model.ts'

/** One quote that was mailed; 404 when there is none of that number. Whoever may read its prospect reads it. */
export async function leerEnviada({ tx }: Pick<Context, 'tx'>, prospectoId: number, numero: number) {
  const [enviada = refuse(common.notFound)] = await enviadasDe(tx, prospectoId, numero)
  return enviada
}
