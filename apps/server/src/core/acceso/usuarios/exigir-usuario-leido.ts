import type { Context } from '../../use-case.ts'
import { exigirVersion } from '../seguridad/exigir-version.ts'
import { camposDichos } from './cambios.ts'
import type { UsuarioGuardado } from './read-model.ts'

/** 412 where this user was changed, or put on or off, after the version that was read. */
export async function exigirUsuarioLeido(
  ctx: Context,
  version: number | undefined,
  { usuario, version: guardada }: UsuarioGuardado,
): Promise<void> {
  await exigirVersion(ctx, version, {
    registro: 'usuario',
    version: guardada,
    eventos: ['usuarioModificado', 'usuarioActivado', 'usuarioDesactivado'],
    sobre: `${usuario}: `,
    campos: camposDichos,
  })
}
