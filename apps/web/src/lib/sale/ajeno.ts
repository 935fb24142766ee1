import { nombreDeCampo } from '@alerce/contract/fichas/postulacion/nombre-de-campo'
import { instantText } from '../time/instant.ts'

/** What somebody else saved meanwhile, as a refused save (412) tells it; `cuando`: an ISO instant. */
export interface CambioAjeno {
  readonly campos: readonly string[]
  readonly quien: string
  readonly cuando: string
}

/** Who changed what and when, and what becomes of what was typed. */
export function textoDeAjeno({ campos, quien, cuando }: CambioAjeno): string {
  const que = campos.map(nombreDeCampo).join(', ')
  const dicho = que ? `${quien} cambió ${que} el ${instantText(cuando)}.` : `${quien} guardó el ${instantText(cuando)}.`
  return `${dicho} Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.`
}
