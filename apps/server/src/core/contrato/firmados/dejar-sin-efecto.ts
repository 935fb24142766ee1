import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * Makes a signature on a phone ineffective: the sale can be corrected, and the new papers are signed. The record of the
 * former signature stays.
 */
export const dejarSinEfecto = (ctx: Context, declaracion: Declaracion): Promise<void> =>
  cambiarEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento: 'firmaSinEfecto' })
