import { useSearchParams } from 'react-router'

const positive = (text: string | null): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

/** The ids of the URL; null where one is missing or is no id. */
export function useIds(): { readonly prospectoId: number | null; readonly identificador: number | null } {
  const [params] = useSearchParams()
  return { prospectoId: positive(params.get('prospectoId')), identificador: positive(params.get('identificador')) }
}
