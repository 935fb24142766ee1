import type { Context } from '../../use-case.ts'
import { personasConSalud, personasDe } from './read-model-personas.ts'
import { savePersona } from './repository.ts'

/**
 * Gives everyone of a declaration what another one said of them, sealed anew; `pares`: who of that one each is, by their
 * order here. The holder is named as the sale names them now. The new ids by the old.
 */
export async function copyPersonas(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  de: number,
  declaracionId: number,
  pares: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const antes = new Map((await personasConSalud(tx, vault, de)).map((p) => [p.id, p]))
  const ids = new Map<number, number>()
  for (const { id, orden } of await personasDe(tx, declaracionId)) {
    const suya = antes.get(pares.get(orden) ?? 0)
    if (!suya) throw new Error(`nobody of declaration ${de} is the ${orden} of ${declaracionId}`)
    const { nombres, apellidoPaterno, apellidoMaterno, rut, pasaporte, correo, idSalud, salud } = suya
    const quien = { nombres, apellidoPaterno, apellidoMaterno, rut, pasaporte, correo, idSalud }
    await savePersona(tx, id, {
      ...(suya.tipo === 0 ? {} : quien),
      salud: salud && vault.en('declaracion_persona.salud', id).seal(salud),
    })
    ids.set(suya.id, id)
  }
  return ids
}
