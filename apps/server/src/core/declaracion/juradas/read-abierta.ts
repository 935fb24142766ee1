import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { nombreDeJurada } from './read-juradas.ts'
import { juradaPorFirmar } from './take-jurada.ts'

/** The paper of a charge that was opened and still holds, as a file. */
export async function readAbierta(ctx: Context, declaracion: Declaracion, personaId: number) {
  const jurada = await juradaPorFirmar(ctx, declaracion, personaId)
  const papel = await readArchivo(ctx, jurada.abierta?.archivoId ?? refuse(m.sinAbrir))
  return { ...papel, nombre: nombreDeJurada(declaracion.folio, jurada) }
}
