import { type ClaseTexto, nombresDeClase } from '@alerce/domain/base/textos/clases'
import { useSearchParams } from 'react-router'
import { goTo } from '../../../lib/routes.ts'
import { idIn } from '../../../lib/use-ids.ts'

/** The address of a class of texts, and of a version of it. */
export const lugarDe = (clase: ClaseTexto, textoId: number | null = null): string =>
  `${goTo('textos')}?clase=${clase}${textoId === null ? '' : `&textoId=${textoId}`}`

/** Which class is looked at, and which of its versions; null: none. */
export function useLugar() {
  const [params] = useSearchParams()
  const clase = nombresDeClase.find((nombre) => nombre === params.get('clase')) ?? null
  return { clase, textoId: idIn(params, 'textoId') }
}
