import { common } from '@alerce/contract/messages/common'
import { cambiarCliente } from '@alerce/contract/operations/acceso/clientes'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { comoQueda, ensureClienteLeido } from './cambios.ts'
import { clienteParaCambiar } from './read-model.ts'
import { cutCliente, updateCliente } from './repository.ts'
import { sinRepetir } from './sin-repetir.ts'

/** Other scopes hold at once, for the tokens there are too; off ends them. */
export const cambiarClienteUseCase = useCase(cambiarCliente, async (input, ctx) => {
  const { clienteId, activo } = input
  const alcances = sinRepetir(input.alcances)
  const antes = (await clienteParaCambiar(ctx.tx, clienteId)) ?? refuse(common.notFound)
  await ensureClienteLeido(ctx, input.version, { clienteId, version: antes.version })
  await updateCliente(ctx.tx, clienteId, { activo, alcances })
  if (!activo) await cutCliente(ctx.tx, clienteId)
  await recordEvento(ctx, 'clienteModificado', comoQueda(clienteId, { activo, alcances }))
  return 'ok' as const
})
