import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { crearCliente } from '@alerce/contract/operations/acceso/clientes'
import { maximoDeClientes } from '@alerce/domain/limites'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { countForSum } from '../seguridad/read-model.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { insertCliente } from './repository.ts'
import { secretoNuevo } from './secreto-nuevo.ts'
import { sinRepetir } from './sin-repetir.ts'

export const crearClienteUseCase = useCase(crearCliente, async (input, ctx) => {
  const { clienteId } = input
  const alcances = sinRepetir(input.alcances)
  const { secreto, secretoHash } = await secretoNuevo()
  ensure((await countForSum(ctx.tx, 'cliente_api')) < maximoDeClientes, m.demasiadosClientes, {
    campo: 'clienteId',
  })
  const creado = await insertCliente(ctx.tx, { id: clienteId, secretoHash, alcances, creado: ctx.ahora })
  ensure(creado, m.clienteRepetido, { campo: 'clienteId' })
  await recordEvento(ctx, 'clienteCreado', `${clienteId} (${alcances.join(', ')})`)
  return { clienteId, secreto }
})
