import { common } from '@alerce/contract/messages/common'
import { rotarSecreto } from '@alerce/contract/operations/acceso/clientes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { comoQueda, ensureClienteLeido } from './cambios.ts'
import { clienteParaCambiar } from './read-model.ts'
import { changeSecreto } from './repository.ts'
import { secretoNuevo } from './secreto-nuevo.ts'

const GRACIA_MS = DIA_MS

export const rotarSecretoUseCase = useCase(rotarSecreto, async ({ clienteId, version }, ctx) => {
  const antes = (await clienteParaCambiar(ctx.tx, clienteId)) ?? refuse(common.notFound)
  await ensureClienteLeido(ctx, version, { clienteId, version: antes.version })
  const { secreto, secretoHash } = await secretoNuevo()
  const anteriorHasta = new Date(Date.parse(ctx.ahora) + GRACIA_MS).toISOString()
  await changeSecreto(ctx.tx, clienteId, { secretoHash, rotado: ctx.ahora, anteriorHasta })
  await recordEvento(ctx, 'secretoRotado', comoQueda(clienteId, antes, true))
  return { secreto, anteriorHasta }
})
