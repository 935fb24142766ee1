import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { restaPesos } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../lib/api/errors.ts'
import { refreshAfter } from '../../lib/refresh.ts'
import type { Question } from '../dialogs/confirm-dialog.tsx'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'
import { diferencia } from './diferencia.ts'

/** Monthly price. */
export interface PrecioVisto {
  readonly totalUF: UF
  readonly totalPesos: Pesos
}

interface PrecioDeHoy {
  readonly antes: PrecioVisto
  readonly ahora: PrecioVisto
  /** Prospect of the price: an update may confirm both of a pair. */
  readonly prospectoId: number
  readonly nombre: string
}

/** Both totals of a refusal because of today's price; null: another refusal. */
const totalesDe = (error: unknown): PrecioDeHoy | null =>
  isRefusal(error, 409) && error.codigo === planesMessages.precioDeHoy.code ? (error.data as PrecioDeHoy) : null

const say = ({ totalUF, totalPesos }: PrecioVisto) => `${formatoUF(totalUF)} UF, ${formatoPesos(totalPesos)}`

/** Change of the price: in UF, or in pesos when only the UF of the day differs. */
function cambioDe({ antes, ahora }: Pick<PrecioDeHoy, 'antes' | 'ahora'>): string {
  const [de, a] = [antes.totalPesos, ahora.totalPesos]
  if (antes.totalUF !== ahora.totalUF || a === de) return diferencia(antes.totalUF, ahora.totalUF, 'antes')
  const pesos = a > de ? `${formatoPesos(restaPesos(a, de))} más` : `${formatoPesos(restaPesos(de, a))} menos`
  return `las mismas UF, ${pesos} con la UF del día`
}

/** `antes`: for the own price the total on this screen, which another window may have replaced since. */
const preguntaDe = ({ antes, ahora, nombre }: PrecioDeHoy, ajeno: boolean): Question => ({
  title: ajeno ? `El precio de ${nombre} hoy es otro` : 'El precio de hoy es otro',
  text: `${ajeno ? `El plan de ${nombre} se` : 'Se'} cotizó en ${say(antes)}. Hoy cuesta ${say(ahora)}: ${cambioDe({ antes, ahora })}. ¿Desea confirmarlo así?`,
  accept: 'Confirmar con el precio de hoy',
})

/** `totalVisto`: in pesos; `deNuevo`: the user saw today's price and accepts it. */
type Confirmar = (totalVisto: Pesos | undefined, deNuevo: boolean) => Promise<unknown>

/**
 * Asks (nothing for `null`) and confirms the total that was read. If today's total differs, shows both with their owner
 * and asks again.
 */
export function useConfirmarPrecio(prospectoId: number) {
  const confirm = useConfirm()
  const client = useQueryClient()
  const ask = async (
    question: Question | null,
    act: Confirmar,
    visto: PrecioVisto | undefined,
    deNuevo = false,
  ): Promise<boolean> => {
    const perform = () => act(visto?.totalPesos, deNuevo)
    try {
      return question ? await confirm(question, perform) : await perform().then(() => true)
    } catch (error) {
      const totales = totalesDe(error)
      if (!totales) throw error
      // the new price is already the choice
      await refreshAfter(client, 'guardarPlanSeleccionado', 'guardarPlanSeleccionadoUpd')
      const ajeno = totales.prospectoId !== prospectoId
      const leido = ajeno ? totales : { ...totales, antes: visto ?? totales.antes }
      return await ask(preguntaDe(leido, ajeno), act, ajeno ? visto : totales.ahora, true)
    }
  }
  return ask
}
