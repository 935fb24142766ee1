import { useSearchParams } from 'react-router'

/**
 * Which record of a list stands open over it, kept in the URL so that a reload and "back" hold: `?usuarioId=3`, or
 * `?nuevo=1` for one that is being made. Closing leaves no step behind.
 */
export function useOpenRecord(param: string) {
  const [params, setParams] = useSearchParams()
  return {
    openId: params.get(param),
    isNew: params.has('nuevo'),
    openOne: (id: string) => setParams({ [param]: id }, { preventScrollReset: true }),
    openNew: () => setParams({ nuevo: '1' }, { preventScrollReset: true }),
    close: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
