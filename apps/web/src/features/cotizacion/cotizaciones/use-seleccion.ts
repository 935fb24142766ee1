import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useEnPareja } from '../../../lib/sale/venta.ts'

type Seleccionado = ReplyOf<'obtenerPlanSeleccionado'>

/** Plan and benefits ticked on screen. */
interface PlanMarcado {
  readonly planId: number
  readonly codigos: readonly number[]
}

interface Intento extends PlanMarcado {
  /** Why it could not be kept; null while it is on its way. */
  readonly problema: string | null
}

/** The server's words for a 400, the generic text for anything else (spec 2 §8 Quoting). */
const whyNot = (error: unknown) =>
  isRefusal(error, 400) && error.descripcion ? error.descripcion : planesMessages.calculoFailed.text

/**
 * Chosen plan with its benefits. Each change saves the plan, and the price of the reply is shown (spec 2 §4). Changes
 * are sent one after another; of the waiting ones only the newest.
 */
export function useSeleccion(prospectoId: number, guardado: Seleccionado) {
  const enPareja = useEnPareja(prospectoId)
  const { llamada } = useLugar()
  const client = useQueryClient()
  const message = useMessage()
  const [intento, setIntento] = useState<Intento | null>(null)
  const queue = useRef(Promise.resolve())
  const newest = useRef(0)

  const save = async (turn: number, { planId, codigos }: PlanMarcado) => {
    if (turn !== newest.current) return
    const plan = { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [...codigos] }
    try {
      const guardar = llamada(enPareja ? 'guardarPlanSeleccionadoCompensado' : 'guardarPlanSeleccionado')
      const cotizacion = await call(guardar, { ...plan, montoSiete: 0 })
      const { totalPesos, totalUF } = cotizacion
      const queryKey = [...readOptions(llamada('obtenerPlanSeleccionado'), { prospectoId }).queryKey]
      // A read in flight may hold an older choice, or a newer one of another window
      const reading = client.isFetching({ queryKey }) > 0
      await client.cancelQueries({ queryKey })
      client.setQueryData<Seleccionado>(queryKey, {
        planCotizacionId: planId,
        beneficiosComplementarios: [...codigos],
        totalPesos,
        totalUF,
        cotizacion,
      })
      if (turn === newest.current) setIntento(null)
      if (reading) void client.invalidateQueries({ queryKey })
    } catch (error) {
      if (turn !== newest.current) return
      setIntento({ planId, codigos, problema: whyNot(error) })
      await message(whyNot(error))
    }
  }

  const choose = (eleccion: PlanMarcado) => {
    newest.current += 1
    const turn = newest.current
    setIntento({ ...eleccion, problema: null })
    queue.current = queue.current.then(() => save(turn, eleccion))
  }

  return {
    planId: intento?.planId ?? guardado.planCotizacionId,
    codigos: intento?.codigos ?? guardado.beneficiosComplementarios,
    /** The quote that is kept: the former one while a change is on its way or refused. */
    cotizacion: guardado.cotizacion,
    saving: intento !== null && intento.problema === null,
    problema: intento?.problema ?? null,
    choose,
  }
}

export type SeleccionDePlan = ReturnType<typeof useSeleccion>
