import { leerMotivos } from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { motivosMessages as m } from '../../messages/declaracion/motivos.ts'

/** The first thing that is wrong with the reasons as they are written, or null. */
export function reglaMotivos(cuerpo: string): string | null {
  const { falla } = leerMotivos(cuerpo)
  return falla && m[falla.falla].text.replace('{sobre}', falla.sobre)
}
