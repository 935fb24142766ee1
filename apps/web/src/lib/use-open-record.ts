import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useWayOn } from './browser/use-way-on.ts'

/**
 * Record of a list open in a dialog, kept in the URL so that a reload and "back" work: `?usuarioId=3`, or `?nuevo=1`
 * for a new one. Closing adds no history step, and closes only that record: a user who opened another during the
 * request stays there.
 */
export function useOpenRecord(param: string) {
  const [params, setParams] = useSearchParams()
  const wayOn = useWayOn()
  const [openId, isNew] = [params.get(param), params.has('nuevo')]
  const now = useRef({ openId, isNew })
  now.current = { openId, isNew }
  return {
    openId,
    isNew,
    openOne: (id: string) => setParams({ [param]: id }, { preventScrollReset: true }),
    openNew: () => setParams({ nuevo: '1' }, { preventScrollReset: true }),
    close: () => {
      if (now.current.openId === openId && now.current.isNew === isNew)
        void wayOn('?', { replace: true, preventScrollReset: true })
    },
  }
}
