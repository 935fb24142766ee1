import { etapaInicial } from '@alerce/domain/declaracion/etapas'
import type { Db } from '../../../../platform/db/database.ts'
import type { Declaracion } from '../read-model.ts'
import { empezarDeNuevo } from '../repository.ts'

/** One that may still be filled in begins again, where its kind of sale begins. */
export const volverAlInicio = (tx: Db, { id, tipoVenta }: Pick<Declaracion, 'id' | 'tipoVenta'>): Promise<void> =>
  empezarDeNuevo(tx, id, etapaInicial(tipoVenta))
