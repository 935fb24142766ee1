import { finalizarMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { Halt } from '../api/must.ts'
import { goTo } from '../routes.ts'
import { useReader } from '../session/use-lock.ts'
import { useWork } from '../use-call.ts'
import type { Venta } from './venta.ts'

/** Screens of a sale that finish nothing on opening: two that only show, and the one with its own button. */
const quietas: readonly string[] = [goTo('timeline'), goTo('postulantDocumentos'), goTo('resultadoDs')]

/**
 * Finishes the authorized declaration of a prospect with resultado 1 (spec 1 §4, entry 15). True when it is finished,
 * be it by another tab; false when there is none or its result is another. Throws Halt.
 */
export async function finalizarAutorizada(prospectoId: number): Promise<boolean> {
  try {
    return (await call('finalizarAutorizada', { prospectoId })).finalizada
  } catch (cause) {
    throw new Halt(finalizarMessages.finalizarFailed.text, { cause })
  }
}

/**
 * Finishes an authorized declaration when a step of the sale is opened, and reports it (spec 1 §4, entry 15). Not on
 * /resultado-ds, whose 'Continuar' does it, nor on screens that only show, nor for readers. `venta`: as just read, or
 * null during the load. `here`: the path of the screen.
 */
export function useFinalizarAutorizada(venta: Venta | null, here: string) {
  const writes = useReader() === null
  const [load, setLoad] = useState<{ readonly place: string; readonly due: number | null } | null>(null)
  const { mutate, reset, variables, ...work } = useWork(finalizarAutorizada, ['finalizarAutorizada'])

  const place = venta && `${here} ${venta.prospectoId}`
  if (venta && place !== null && place !== load?.place) {
    const due = writes && venta.porFinalizar && !quietas.includes(here)
    setLoad({ place, due: due ? venta.prospectoId : null })
  }

  // by load, not by sale: a failure on one screen is retried on the next
  useEffect(() => {
    if (load && load.due !== null) mutate({ payload: load.due })
  }, [load, mutate])

  return {
    /** It was finished, and the notice has not been shown yet. */
    finished: work.data === true,
    told: reset,
    /** Whether it failed for the sale on screen. */
    failed: work.isError && variables?.payload === venta?.prospectoId,
    busy: work.isPending,
    retry: () => variables !== undefined && mutate(variables),
  }
}
