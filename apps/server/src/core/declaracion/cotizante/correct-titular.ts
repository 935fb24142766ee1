import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { recordSaved } from './record-saved.ts'
import { type NombreDePersona, saveNombre } from './repository.ts'

/** A corrected name stands in the declaration too, as long as it has not been signed: that says what was signed. */
export async function correctTitular(ctx: Context, declaracion: Declaracion, nombre: NombreDePersona): Promise<void> {
  if (declaracion.enviadaEn !== null) return
  await recordSaved(ctx, declaracion, { vault: null }, () => saveNombre(ctx.tx, declaracion.id, nombre))
}
