import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import { ultimoCambioDe } from '../seguridad/read-model.ts'
import type { UsuarioGuardado } from './read-model.ts'

/** 412 where another administrator, or oneself in another window, saved the user meanwhile; without a version, nothing. */
export async function exigirVersion(
  { tx, actor }: Context,
  version: number | undefined,
  antes: Pick<UsuarioGuardado, 'usuario' | 'version'>,
): Promise<void> {
  if (version === undefined || version === antes.version) return
  const cambio = await ultimoCambioDe(tx, antes.usuario)
  rechazarVersion(actor, cambio ?? { campos: [], quien: '', cuando: '' })
}
