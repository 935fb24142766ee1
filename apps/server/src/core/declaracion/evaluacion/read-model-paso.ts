import type { Db } from '../../../platform/db/database.ts'

/**
 * Which step the evaluation of a declaration has reached, in a word: what a case shows is the same until the next one. An
 * answer that somebody else is to confirm is a step, because whoever opens the case reads it.
 */
export async function pasoDeEvaluacion(tx: Db, declaracionId: number): Promise<string> {
  const { evaluacion, propuesta } = await tx
    .selectNoFrom((e) => [
      e
        .selectFrom('evaluacion')
        .select((of) => of.fn.max('id').as('id'))
        .where('declaracionId', '=', declaracionId)
        .as('evaluacion'),
      e
        .selectFrom('respuestaRetenida')
        .select('id')
        .where('declaracionId', '=', declaracionId)
        .where('saleEn', 'is', null)
        .as('propuesta'),
    ])
    .executeTakeFirstOrThrow()
  return propuesta === null ? `${evaluacion ?? 0}` : `${evaluacion ?? 0}, propuesta ${propuesta}`
}
