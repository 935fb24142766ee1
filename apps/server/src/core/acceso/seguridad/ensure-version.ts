import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import { type CambiosRegistrados, ultimosCambios } from './read-model.ts'

interface RegistroGuardado extends CambiosRegistrados {
  readonly registro: 'usuario' | 'cliente' | 'suscripcion'
  readonly version: number
  /** Changed fields, from the rest of the log entry and that of the previous change. */
  readonly campos: (resto: string, anterior: string) => readonly string[]
}

/**
 * Refuses (412) when the record was saved meanwhile, also by oneself in another window; without a version there is no
 * check.
 */
export async function ensureVersion(
  { tx, actor }: Context,
  version: number | undefined,
  guardado: RegistroGuardado,
): Promise<void> {
  if (version === undefined || version === guardado.version) return
  const despues = Math.max(1, guardado.version - version)
  const registrados = await ultimosCambios(tx, guardado, despues + 1)
  const cambios = registrados.map(({ resto, por, en }, at) => ({
    por,
    en,
    campos: guardado.campos(resto, registrados[at - 1]?.resto ?? ''),
  }))
  rejectVersion(actor, guardado.registro, cambios.slice(-despues))
}
