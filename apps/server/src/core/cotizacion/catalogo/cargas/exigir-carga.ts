import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { buscarCarga, type Carga, finDeCarga } from './read-model.ts'

const dichos = { descartada: m.seDescarto, reemplazada: m.seReemplazo, nunca: m.nuncaCargada, otro: m.yaNoEsta }

/** Of an id that no load has: it was discarded, another took its place, or there never was one. */
export const yaNoEsta = async ({ tx }: Pick<Context, 'tx'>, cargaId: number): Promise<never> =>
  refuse(dichos[await finDeCarga(tx, cargaId)])

export const exigirCarga = async (ctx: Pick<Context, 'tx'>, cargaId: number): Promise<Carga> =>
  (await buscarCarga(ctx.tx, cargaId)) ?? (await yaNoEsta(ctx, cargaId))
