import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'

/** Every word of the search starts some word of the label. */
export function matchesSearch(label: string, search: string): boolean {
  const words = textoDeBusqueda(label).split(/\s+/)
  return textoDeBusqueda(search)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** Whether two texts are the same to who searches: accents and case do not matter. */
export const sameText = (one: string, other: string): boolean => textoDeBusqueda(one) === textoDeBusqueda(other)
