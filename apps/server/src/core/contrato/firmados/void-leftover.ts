import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * Makes a signature on a phone ineffective: the sale can be corrected, and the new papers are signed. The record of the
 * former signature stays.
 */
export const voidLeftover = (ctx: Context, declaracion: Declaracion): Promise<void> =>
  changeEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento: 'firmaSinEfecto' })
