import type { Reply } from '@alerce/contract/operation'
import { obtenerPorDeshacer } from '@alerce/contract/operations/base/notificaciones'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'
import { porDeshacerDe } from './read-model.ts'

export const obtenerPorDeshacerUseCase = singleRead(obtenerPorDeshacer, async (_input, { tx, actor, ahora }) => {
  const rows = await porDeshacerDe(tx, persona({ actor }).usuarioId, ahora)
  return rows.map(({ nombres, apellidoPaterno, pedido, ...una }) => ({
    ...una,
    pedido: pedido as Reply<typeof obtenerPorDeshacer>[number]['pedido'],
    nombre: nombres === null || apellidoPaterno === null ? '' : nombreCorto({ nombres, apellidoPaterno }),
  }))
})
