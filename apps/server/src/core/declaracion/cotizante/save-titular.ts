import type { saludDelTitular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { RowOf } from '@alerce/contract/fichas/ficha'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { titularDe } from '../ds/read-model-personas.ts'
import { recordSaved } from './record-saved.ts'
import { saveTitular, type Titular } from './repository.ts'

/** Saves the holder, health data sealed; the declaration must be locked. `ventana`: browser window of the edit. */
export async function saveTitularDe(
  ctx: Context,
  declaracion: Declaracion,
  persona: Omit<Titular, 'salud'>,
  salud: Readonly<RowOf<typeof saludDelTitular>>,
  ventana?: string,
): Promise<void> {
  const { id } = await titularDe(ctx.tx, declaracion.id)
  const sello = ctx.vault.en('declaracion_persona.salud', id).seal(salud)
  await recordSaved(ctx, declaracion, { vault: ctx.vault, ventana }, () =>
    saveTitular(ctx.tx, declaracion.id, { ...persona, salud: sello }),
  )
}
