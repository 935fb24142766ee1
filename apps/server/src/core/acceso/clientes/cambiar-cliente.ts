import { common } from '@alerce/contract/messages/common'
import { cambiarCliente } from '@alerce/contract/operations/acceso/clientes'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { actualizarCliente, cortarCliente } from './repository.ts'
import { sinRepetir } from './sin-repetir.ts'

/** Other scopes hold at once, for the tokens there are too; off ends them. */
export const cambiarClienteUseCase = useCase(cambiarCliente, async (input, ctx) => {
  const { clienteId, activo } = input
  const alcances = sinRepetir(input.alcances)
  ensure(await actualizarCliente(ctx.tx, clienteId, { activo, alcances }), common.notFound)
  if (!activo) await cortarCliente(ctx.tx, clienteId)
  const sobre = `${clienteId} (${activo ? 'activo' : 'desactivado'}: ${alcances.join(', ')})`
  await registrarEvento(ctx, 'clienteModificado', sobre)
  return 'ok' as const
})
