import type { Context } from '../../use-case.ts'
import { borradoresDe } from './read-model.ts'
import { remove, saveLast } from './repository.ts'

interface Cambio {
  readonly de: number
  readonly a: number
  /** Chooses, by form names, the drafts to move. */
  readonly cuales: (formularios: readonly string[]) => Promise<readonly string[]>
}

/** Moves drafts to another person; of two drafts of one form the later one stays. */
export async function moveBorradores({ tx, vault }: Context, { de, a, cuales }: Cambio): Promise<void> {
  const suyos = await borradoresDe(tx, de)
  const elegidos = new Set(await cuales(suyos.map(({ formulario }) => formulario)))
  for (const { formulario, contenido, actualizado } of suyos.filter((uno) => elegidos.has(uno.formulario))) {
    // Sealed for its row: a copy would not decrypt elsewhere
    const claro = vault.en('borrador.contenido', de, formulario).open(contenido)
    const sellado = vault.en('borrador.contenido', a, formulario).seal(claro)
    await saveLast(tx, { usuarioId: a, formulario, contenido: sellado, ahora: actualizado })
    await remove(tx, de, formulario)
  }
}
