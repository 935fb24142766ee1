import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useWayOn } from './browser/use-way-on.ts'

/**
 * Which record of a list stands open over it, kept in the URL so that a reload and "back" hold: `?usuarioId=3`, or
 * `?nuevo=1` for one that is being made. Closing leaves no step behind, and closes only that one: whoever has gone on to
 * another while an answer was on its way stays there.
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
