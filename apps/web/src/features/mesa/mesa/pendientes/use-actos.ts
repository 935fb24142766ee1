import { useState } from 'react'
import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import type { Revisada } from '../firmas/components/revision.tsx'
import type { Fun } from '../fun/queries.ts'
import { useCambios as useCambiosDeFun } from '../fun/use-cambios.ts'
import { useRevision } from '../irregularidades/use-revision.tsx'
import { useCambios as useCambiosDeMandatos } from '../mandatos/use-cambios.ts'
import { useCambios as useCambiosDeRechazos } from '../rechazos/use-cambios.ts'

/** What is written in a dialog over the list. */
type Abierto = { readonly firma: Revisada } | { readonly fun: Fun } | { readonly mandato: CasoDeMesa } | null

/** All that can be done with what waits, each told with a way to undo it. */
export function useActos({ tell, letGo }: Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'>) {
  const [abierto, abrir] = useState<Abierto>(null)
  const fun = useCambiosDeFun(tell)
  const mandatos = useCambiosDeMandatos(tell)
  const rechazos = useCambiosDeRechazos(tell)
  const irregularidades = useRevision({ tell, letGo })
  return { abierto, abrir, fun, mandatos, rechazos, irregularidades }
}

export type Actos = ReturnType<typeof useActos>
