import { useSearchParams } from 'react-router'

/** Id in a URL under a name; null: none, or invalid. */
export function idIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

interface Ids {
  readonly prospectoId: number | null
  readonly identificador: number | null
  readonly importacionId: number | null
}

/** Ids of the URL; null for a missing or invalid one. */
export function useIds(): Ids {
  const [params] = useSearchParams()
  const id = (name: keyof Ids) => idIn(params, name)
  return { prospectoId: id('prospectoId'), identificador: id('identificador'), importacionId: id('importacionId') }
}
