import { useSearchParams } from 'react-router'

const positive = (text: string | null): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

interface Ids {
  readonly prospectoId: number | null
  readonly identificador: number | null
  readonly importacionId: number | null
}

/** The ids of the URL; null where one is missing or is no id. */
export function useIds(): Ids {
  const [params] = useSearchParams()
  const id = (name: keyof Ids) => positive(params.get(name))
  return { prospectoId: id('prospectoId'), identificador: id('identificador'), importacionId: id('importacionId') }
}
