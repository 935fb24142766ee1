import { nombreDeCampo } from '@alerce/contract/fichas/postulacion/nombre-de-campo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'

/** What somebody else saved meanwhile, as a refused save (412) tells it; `cuando`: an ISO instant. */
export interface CambioAjeno {
  readonly campos: readonly string[]
  readonly quien: string
  readonly cuando: string
  /** It was oneself, in another window. */
  readonly propio: boolean
}

/** Who changed what, as a sentence begins: a name, or oneself elsewhere. */
export const quienCambio = ({ quien, propio }: Pick<CambioAjeno, 'quien' | 'propio'>, que: string): string =>
  propio ? `Usted cambió ${que} en otra ventana` : `${quien} cambió ${que}`

/** Who changed what and when, and what becomes of what was typed. */
export function textoDeAjeno(cambio: CambioAjeno): string {
  const que = cambio.campos.map(nombreDeCampo).join(', ') || 'esto'
  return `${quienCambio(cambio, que)} el ${fechaYHora(cambio.cuando)}. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.`
}
