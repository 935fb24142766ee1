import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { registrarLoGuardado } from './registrar-lo-guardado.ts'
import { guardarNombre, type NombreDePersona } from './repository.ts'

/** A corrected name stands in the declaration too, as long as it has not been signed: that says what was signed. */
export async function corregirTitular(ctx: Context, declaracion: Declaracion, nombre: NombreDePersona): Promise<void> {
  if (declaracion.enviadaEn !== null) return
  await registrarLoGuardado(ctx, declaracion, { vault: null }, () => guardarNombre(ctx.tx, declaracion.id, nombre))
}
