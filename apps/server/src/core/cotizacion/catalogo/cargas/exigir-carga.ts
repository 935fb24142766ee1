import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { buscarCarga, type Carga, huboCarga } from './read-model.ts'

/** Of an id that no load has: it was discarded, another took its place, or there never was one. */
export const yaNoEsta = async ({ tx }: Pick<Context, 'tx'>, cargaId: number): Promise<never> =>
  refuse((await huboCarga(tx, cargaId)) ? m.yaNoEsta : m.nuncaCargada)

export const exigirCarga = async (ctx: Pick<Context, 'tx'>, cargaId: number): Promise<Carga> =>
  (await buscarCarga(ctx.tx, cargaId)) ?? (await yaNoEsta(ctx, cargaId))
