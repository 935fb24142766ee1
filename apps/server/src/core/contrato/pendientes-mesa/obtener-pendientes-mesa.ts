import { obtenerPendientesMesa } from '@alerce/contract/operations/contrato/firmas'
import { buscaAlPendiente, type ClaseDePendiente, clasesDePendiente, enOrden } from '@alerce/domain/mesa/pendientes'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { useCase } from '../../use-case.ts'
import { lectores, type PendienteDeMesa } from './lectores.ts'

const MAXIMO = 200
/** Of each kind: a search looks at all that waits, more than a desk ever has. */
const BUSCADOS = 5_000

export const obtenerPendientesMesaUseCase = useCase(obtenerPendientesMesa, async (input, ctx) => {
  const { orden, inverso, texto = '' } = input
  const limite = texto === '' ? MAXIMO : BUSCADOS
  const { horasMetaMesa: metaHoras } = await parametrosAl(ctx.tx, ctx.hoy)
  const totales: Record<ClaseDePendiente, number> = {
    firma: 0,
    pago: 0,
    irregularidad: 0,
    fun: 0,
    mandato: 0,
    rechazo: 0,
    devolucion: 0,
  }
  const filas: (PendienteDeMesa & { clase: ClaseDePendiente })[] = []
  for (const clase of clasesDePendiente) {
    const suyas = await lectores[clase](ctx.tx, { orden, inverso, metaHoras, limite })
    totales[clase] = suyas.total
    if ((input.clase ?? clase) === clase) filas.push(...suyas.filas.map((fila) => ({ ...fila, clase })))
  }
  const halladas = filas.filter((fila) => buscaAlPendiente(fila, texto))
  return { filas: halladas.toSorted(enOrden(orden, inverso, metaHoras)).slice(0, MAXIMO), totales, metaHoras }
})
