import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { esVista } from './vistas.ts'

/** What is open on the desk: the view of the queue and the case, both in the URL, so that a reload keeps them. */
export function useDesk() {
  const [params, setParams] = useSearchParams()
  const wayOn = useWayOn()
  const { identificador } = useIds()
  const pedida = params.get('cola') ?? ''
  const cola: VistaDeCola = esVista(pedida) ? pedida : 'todas'
  // an answer on its way ends in the desk as it is by then
  const now = useRef({ cola, identificador })
  now.current = { cola, identificador }
  return {
    cola,
    identificador,
    openQueue: (next: VistaDeCola) => setParams({ cola: next }),
    openCase: (id: number) => setParams({ cola: now.current.cola, identificador: String(id) }),
    /** Only that case: whoever has gone on to another stays there, and is answered false. */
    closeCase: async (id: number): Promise<boolean> => {
      const open = now.current.identificador === id
      if (open) await wayOn(`?cola=${now.current.cola}`, { replace: true, flushSync: true })
      return open
    },
  }
}
