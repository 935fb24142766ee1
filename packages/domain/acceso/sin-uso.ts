import { DIA_MS } from '../base/fechas/duracion.ts'

/** Days between the letter that announces a closing and the closing. */
const DIAS_DE_AVISO_SIN_USO = 14

interface UsoDeCuenta {
  /** Last login; of an account that never had one, its creation or last activation. ISO instant. */
  readonly uso: string
  /** Letter about the closing; null: none was sent. ISO instant. */
  readonly aviso: string | null
}

const despues = (instante: string, dias: number): number => Date.parse(instante) + dias * DIA_MS

/**
 * Act due for an account after `dias` without login: the letter, the closing, or nothing. `dias` 0: never anything.
 * It never closes sooner than 14 days after a letter written since the last login. `cierra`: instant of the closing.
 */
export function tocaSinUso(
  { uso, aviso }: UsoDeCuenta,
  dias: number,
  ahora: string,
): { readonly toca: 'avisar' | 'cerrar' | 'nada'; readonly cierra: string } {
  const avisada = aviso !== null && aviso > uso
  const desde = avisada ? aviso : ahora
  const cierra = Math.max(despues(uso, dias), despues(desde, DIAS_DE_AVISO_SIN_USO))
  const fin = { cierra: new Date(cierra).toISOString() }
  if (dias === 0 || despues(uso, dias - DIAS_DE_AVISO_SIN_USO) > Date.parse(ahora)) return { toca: 'nada', ...fin }
  if (!avisada) return { toca: 'avisar', ...fin }
  return { toca: cierra <= Date.parse(ahora) ? 'cerrar' : 'nada', ...fin }
}
