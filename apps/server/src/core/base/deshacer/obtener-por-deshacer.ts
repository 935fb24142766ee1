import { obtenerPorDeshacer } from '@alerce/contract/operations/base/deshacer'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'

const MAXIMO = 50

export const obtenerPorDeshacerUseCase = singleRead(obtenerPorDeshacer, async (_input, { tx, actor, ahora }) => {
  const rows = await tx
    .selectFrom('porDeshacer as d')
    .leftJoin('prospecto as p', 'p.id', 'd.prospectoId')
    .select(['d.id', 'd.dice', 'd.deshace', 'd.pedido', 'd.hasta', 'p.nombres', 'p.apellidoPaterno'])
    .where('d.usuarioId', '=', persona({ actor }).usuarioId)
    .where('d.hasta', '>', ahora)
    .orderBy('d.hasta')
    .limit(MAXIMO)
    .execute()
  return rows.map(({ nombres, apellidoPaterno, pedido, ...una }) => ({
    ...una,
    pedido: pedido as Record<string, string | number | boolean | null>,
    nombre: nombres === null || apellidoPaterno === null ? '' : nombreCorto({ nombres, apellidoPaterno }),
  }))
})
