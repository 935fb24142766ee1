import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import { useQueryClient } from '@tanstack/react-query'
import type { Question } from '../../../../components/dialogs/confirm-dialog.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { diferencia } from '../../../../components/precio/diferencia.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'

interface Total {
  readonly totalUF: UF
  readonly totalPesos: Pesos
}

interface PrecioDeHoy {
  readonly antes: Total
  readonly ahora: Total
}

/** The two totals of a refusal because the price is another as of today; null: it is refused for something else. */
const totalesDe = (error: unknown): PrecioDeHoy | null =>
  isRefusal(error, 409) && error.codigo === planesMessages.precioDeHoy.code ? (error.data as PrecioDeHoy) : null

const decir = ({ totalUF, totalPesos }: Total) => `${formatoUF(totalUF)} UF, ${formatoPesos(totalPesos)}`

const preguntaDe = ({ antes, ahora }: PrecioDeHoy): Question => ({
  title: 'El precio de hoy es otro',
  text: `Se cotizó en ${decir(antes)}. Hoy cuesta ${decir(ahora)}: ${diferencia(antes.totalUF, ahora.totalUF, 'antes')}. ¿Desea confirmarlo así?`,
  accept: 'Confirmar con el precio de hoy',
})

type Confirmar = (totalVisto: number | undefined) => Promise<unknown>

/** Asks, and confirms the total that was read; where another holds as of today, says both and asks again. */
export function useConfirmarPrecio() {
  const confirm = useConfirm()
  const client = useQueryClient()
  const preguntar = async (question: Question, act: Confirmar, visto: number | undefined): Promise<boolean> => {
    try {
      return await confirm(question, () => act(visto))
    } catch (error) {
      const totales = totalesDe(error)
      if (!totales) throw error
      // the new price is the choice already
      await refreshAfter(client, 'guardarPlanSeleccionado', 'guardarPlanSeleccionadoUpd')
      return await preguntar(preguntaDe(totales), act, totales.ahora.totalPesos)
    }
  }
  return preguntar
}
