import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'

/** Whether two texts are equal for a search: accents and case do not matter. */
export const sameText = (one: string, other: string): boolean => textoDeBusqueda(one) === textoDeBusqueda(other)
