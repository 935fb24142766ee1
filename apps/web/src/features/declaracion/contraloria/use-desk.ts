import { useSearchParams } from 'react-router'
import { useIds } from '../../../lib/use-ids.ts'
import type { Cola } from './queries.ts'

/** What is open on the desk: the queue and the case, both in the URL, so that a reload keeps them. */
export function useDesk() {
  const [params, setParams] = useSearchParams()
  const { identificador } = useIds()
  const cola: Cola = params.get('cola') === 'financiera' ? 'financiera' : 'medica'
  return {
    cola,
    identificador,
    openQueue: (next: Cola) => setParams({ cola: next }),
    openCase: (id: number) => setParams({ cola, identificador: String(id) }),
    closeCase: () => setParams({ cola }, { replace: true }),
  }
}
