import { useState } from 'react'
import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { type DevolucionPendiente, useCambios as useCambiosDeDevoluciones } from '../devoluciones/use-cambios.ts'
import type { FirmaEnMesa } from '../firmas/queries.ts'
import type { Fun } from '../fun/queries.ts'
import { useCambios as useCambiosDeFun } from '../fun/use-cambios.ts'
import type { Irregularidad } from '../irregularidades/queries.ts'
import { useRevision } from '../irregularidades/use-revision.tsx'
import { useCambios as useCambiosDeMandatos } from '../mandatos/use-cambios.ts'
import type { PagoEnMesa } from '../pagos/queries.ts'
import { useCambios as useCambiosDeRechazos } from '../rechazos/use-cambios.ts'
import { useLoteHecho } from './lote-hecho.ts'

interface EnCurso {
  readonly decide: boolean
  readonly devolviendo?: boolean
}

/** Dialog over the list: a case, or a record being written; null in it begins a new record. */
export type ActoAbierto =
  | ({ readonly firma: FirmaEnMesa } & EnCurso)
  | ({ readonly pago: PagoEnMesa } & EnCurso)
  | { readonly fun: Fun | null }
  | { readonly mandato: CasoDeMesa | null }
  | { readonly rechazo: null }
  | { readonly devolucion: DevolucionPendiente }
  | { readonly irregularidad: null }
  | { readonly reabrir: Irregularidad }
  | { readonly escribir: CasoDeMesa }
  | { readonly cedula: CasoDeMesa }

/** Actions on pending matters, each reported with an undo. */
export function useActos({ tell, letGo }: Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'>) {
  const [abierto, abrir] = useState<ActoAbierto | null>(null)
  /** Closes that dialog only: another may be open once the reply arrives. */
  const close = (uno: ActoAbierto) => abrir((now) => (now === uno ? null : now))
  const fun = useCambiosDeFun(tell)
  const mandatos = useCambiosDeMandatos(tell)
  const rechazos = useCambiosDeRechazos(tell)
  const devoluciones = useCambiosDeDevoluciones(tell)
  const irregularidades = useRevision({ tell, letGo })
  const lote = useLoteHecho()
  return { abierto, abrir, close, fun, mandatos, rechazos, devoluciones, irregularidades, lote }
}

export type Actos = ReturnType<typeof useActos>
