import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { leerDeclarado } from '../../declaracion/reuso/leer-declarado.ts'
import { copiaVivaDe } from '../../declaracion/reuso/read-model.ts'
import { buscarProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

type Lectura = Pick<Context, 'tx'>

/** Whether its declaration repeats that of the original, or will where it has none yet. */
async function repite({ tx }: Lectura, prospecto: Prospecto, ds: Declaracion | null): Promise<boolean> {
  if (ds) return ds.reutilizaId !== null
  const sirve = await leerDeclarado(tx, prospecto)
  return sirve !== null && typeof sirve !== 'string'
}

async function suOriginal(ctx: Lectura, prospecto: Prospecto, ds: Declaracion | null) {
  const original = prospecto.originalId === null ? null : await buscarProspecto(ctx.tx, prospecto.originalId)
  if (original === null) return null
  return { prospectoId: original.id, folioDS: original.folioDS, repite: await repite(ctx, prospecto, ds) }
}

async function suCopia({ tx }: Lectura, { id }: Prospecto) {
  const copia = await copiaVivaDe(tx, id)
  return copia && { prospectoId: copia.prospectoId, etapa: copia.etapa, estado: copia.estado }
}

/** What ties a sale to another by the declaration that both rest on. */
export async function leerReuso(ctx: Lectura, prospecto: Prospecto, ds: Declaracion | null) {
  return { reutiliza: await suOriginal(ctx, prospecto, ds), copia: await suCopia(ctx, prospecto) }
}
