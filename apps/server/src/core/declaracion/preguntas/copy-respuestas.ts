import type { Context } from '../../use-case.ts'
import { type Respuesta, respuestasSelladas } from './read-model.ts'
import { saveRespuesta } from './repository.ts'

/** Gives a declaration the answers of another, each sealed in its new place; `ids`: its persons by the other's. */
export async function copyRespuestas(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  de: number,
  declaracionId: number,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const suya = (personaId: number): number => {
    const id = ids.get(personaId)
    if (id === undefined) throw new Error(`a diagnosis of declaration ${de} is of nobody in it`)
    return id
  }
  for (const { pregunta, contenido, por, respondidaEn: en } of await respuestasSelladas(tx, de)) {
    const dicho = vault.en('respuesta_ds.contenido', de, pregunta).open<Respuesta>(contenido)
    const diagnosticos = dicho.diagnosticos.map((uno) => ({ ...uno, personaId: suya(uno.personaId) }))
    const sellado = vault.en('respuesta_ds.contenido', declaracionId, pregunta).seal({ ...dicho, diagnosticos })
    await saveRespuesta(tx, { declaracionId, pregunta, contenido: sellado, por, en })
  }
}
