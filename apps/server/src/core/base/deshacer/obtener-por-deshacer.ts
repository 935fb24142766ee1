import { obtenerPorDeshacer } from '@alerce/contract/operations/base/notificaciones'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'
import { porDeshacerDe } from './read-model.ts'

export const obtenerPorDeshacerUseCase = singleRead(obtenerPorDeshacer, async (_input, { tx, actor, ahora }) => {
  const rows = await porDeshacerDe(tx, persona({ actor }).usuarioId, ahora)
  return rows.map(({ nombres, apellidoPaterno, pedido, ...una }) => ({
    ...una,
    pedido: pedido as Record<string, string | number | boolean | null>,
    nombre: nombres === null || apellidoPaterno === null ? '' : nombreCorto({ nombres, apellidoPaterno }),
  }))
})
