import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * What the applicant signed on their phone makes no contract: the sale is corrected as one that was not signed yet, and the
 * new papers are signed. That they signed the old ones stays.
 */
export const dejarSinEfecto = (ctx: Context, declaracion: Declaracion): Promise<void> =>
  cambiarEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento: 'firmaSinEfecto' })
