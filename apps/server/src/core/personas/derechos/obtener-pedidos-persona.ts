import { obtenerPedidosPersona } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { listPedidos } from './pedidos.ts'

export const obtenerPedidosPersonaUseCase = useCase(obtenerPedidosPersona, async (_input, ctx) => {
  const pedidos = await listPedidos(ctx)
  return pedidos.map(({ id, documento: { tipo, numero }, oposiciones, ...pedido }) => ({
    ...pedido,
    oposiciones: [...oposiciones],
    pedidoId: id,
    tipoDocumento: tipo,
    documento: numero,
  }))
})
