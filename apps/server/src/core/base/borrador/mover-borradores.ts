import type { Context } from '../../use-case.ts'
import { borradoresDe } from './read-model.ts'
import { borrar, guardarElUltimo } from './repository.ts'

interface Cambio {
  readonly de: number
  readonly a: number
  /** Of the drafts of the one, by the names of their forms, those that become the other's. */
  readonly cuales: (formularios: readonly string[]) => Promise<readonly string[]>
}

/** What one person was typing is another's to go on with; of two drafts of one form the last typed stays. */
export async function moverBorradores({ tx, vault }: Context, { de, a, cuales }: Cambio): Promise<void> {
  const suyos = await borradoresDe(tx, de)
  const elegidos = new Set(await cuales(suyos.map(({ formulario }) => formulario)))
  for (const { formulario, contenido, actualizado } of suyos.filter((uno) => elegidos.has(uno.formulario))) {
    // sealed for its place: elsewhere it would not open
    const claro = vault.en('borrador.contenido', de, formulario).open(contenido)
    const sellado = vault.en('borrador.contenido', a, formulario).seal(claro)
    await guardarElUltimo(tx, { usuarioId: a, formulario, contenido: sellado, ahora: actualizado })
    await borrar(tx, de, formulario)
  }
}
