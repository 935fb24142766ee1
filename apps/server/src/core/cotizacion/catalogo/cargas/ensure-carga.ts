import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type Carga, finDeCarga, findCarga } from './read-model.ts'

const dichos = { descartada: m.seDescarto, reemplazada: m.seReemplazo, nunca: m.nuncaCargada, otro: m.yaNoEsta }

/** Refusal of an unknown load: it was discarded, replaced, or never existed. */
export const yaNoEsta = async ({ tx }: Pick<Context, 'tx'>, cargaId: number): Promise<never> =>
  refuse(dichos[await finDeCarga(tx, cargaId)])

export const ensureCarga = async (ctx: Pick<Context, 'tx'>, cargaId: number): Promise<Carga> =>
  (await findCarga(ctx.tx, cargaId)) ?? (await yaNoEsta(ctx, cargaId))
