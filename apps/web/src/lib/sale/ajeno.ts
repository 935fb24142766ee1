import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { agrupa } from '@alerce/domain/base/grupos'

/** Changed field, with its label on screen and the author of the change. */
interface CampoAjeno {
  readonly campo: string
  readonly etiqueta: string
  readonly quien: string
  readonly propio: boolean
}

/** Changes of another user saved meanwhile, from a refused save (412); `cuando`: an ISO instant. */
export interface CambioAjeno {
  readonly campos: readonly CampoAjeno[]
  readonly quien: string
  readonly cuando: string
  /** True for a change of the same user, in another window. */
  readonly propio: boolean
}

/** Start of a sentence about a change: the name of its author, or oneself in another window. */
export const quienCambio = ({ quien, propio }: Pick<CambioAjeno, 'quien' | 'propio'>, que: string): string =>
  propio ? `Usted cambió ${que} en otra ventana` : `${quien} cambió ${que}`

const losDe = (campos: readonly CampoAjeno[]): string => campos.map(({ etiqueta }) => etiqueta).join(', ')

/** Each author with their changes, the fields by their labels. */
function quienesCambiaron({ campos, ...cambio }: CambioAjeno): string {
  const grupos = agrupa(campos, ({ quien }) => quien)
  if (grupos.size === 0) return quienCambio(cambio, 'esto')
  return [...grupos.values()].map((suyos) => quienCambio(suyos[0] ?? cambio, losDe(suyos))).join('; ')
}

/** Authors and instant of a change, and its effect on the typed text. */
export function textoDeAjeno(cambio: CambioAjeno): string {
  return `${quienesCambiaron(cambio)} el ${fechaYHora(cambio.cuando)}. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.`
}
