import { common } from '@alerce/contract/messages/common'
import { cambiarCliente } from '@alerce/contract/operations/acceso/clientes'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { exigirVersion } from '../seguridad/exigir-version.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { clienteParaCambiar } from './read-model.ts'
import { actualizarCliente, cortarCliente } from './repository.ts'
import { sinRepetir } from './sin-repetir.ts'

/** As the log tells it: whether it is on, which goes without saying of a new one, and its scopes. */
function leido(resto: string) {
  const [alcances = '', estado = 'activo'] = resto.split(': ').reverse()
  return { alcances, estado }
}

function camposDistintos(resto: string, anterior: string): string[] {
  const [antes, despues] = [leido(anterior), leido(resto)]
  return [
    ...(antes.alcances === despues.alcances ? [] : ['alcances']),
    ...(antes.estado === despues.estado ? [] : ['activo']),
  ]
}

/** Other scopes hold at once, for the tokens there are too; off ends them. */
export const cambiarClienteUseCase = useCase(cambiarCliente, async (input, ctx) => {
  const { clienteId, activo } = input
  const alcances = sinRepetir(input.alcances)
  const antes = (await clienteParaCambiar(ctx.tx, clienteId)) ?? refuse(common.notFound)
  const eventos = ['clienteCreado', 'clienteModificado'] as const
  await exigirVersion(ctx, input.version, {
    ...{ registro: 'cliente', version: antes.version, eventos, sobre: `${clienteId} (`, campos: camposDistintos },
  })
  await actualizarCliente(ctx.tx, clienteId, { activo, alcances })
  if (!activo) await cortarCliente(ctx.tx, clienteId)
  const sobre = `${clienteId} (${activo ? 'activo' : 'desactivado'}: ${alcances.join(', ')})`
  await registrarEvento(ctx, 'clienteModificado', sobre)
  return 'ok' as const
})
