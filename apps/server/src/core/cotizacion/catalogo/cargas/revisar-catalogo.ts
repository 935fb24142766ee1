import { common } from '@alerce/contract/messages/common'
import { revisarCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { firma } from '../../../actor.ts'
import { receivePlanilla } from '../../../base/archivos/receive-archivo.ts'
import { refuse } from '../../../refusal.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { checkArchivo, readTableOfFile } from '../check-archivo.ts'
import { presentCarga } from './present-carga.ts'
import { findCarga } from './read-model.ts'
import { insertCarga, mismaCarga, replaceEnEspera } from './repository.ts'

/** Stores a dry run, to be reviewed and applied. */
export const revisarCatalogoUseCase = preparedUseCase(revisarCatalogo, {
  prepare: async ({ tabla, archivo }, ctx) =>
    readTableOfFile(ctx, { tabla, contenido: await receivePlanilla(ctx, archivo) }),
  run: async ({ tabla, desde: dia, archivo }, ctx, leidas) => {
    const desde = dia ?? ctx.hoy
    const nombre = nombreDeArchivo(archivo.nombre, 'text/csv')
    const { contenido } = archivo
    const { filas, cuentas, huella } = await checkArchivo(ctx, { tabla, desde, nombre }, leidas)
    const porId = ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null
    const carga = {
      tabla,
      archivo: nombre,
      desde,
      contenido,
      huella,
      cuentas,
      por: firma(ctx.actor),
      porId,
      en: ctx.ahora,
    }
    let id = await mismaCarga(ctx.tx, carga)
    if (id === null) {
      await replaceEnEspera(ctx.tx, tabla)
      id = await insertCarga(ctx.tx, carga, filas)
    }
    return await presentCarga(ctx, (await findCarga(ctx.tx, id)) ?? refuse(common.notFound))
  },
})
