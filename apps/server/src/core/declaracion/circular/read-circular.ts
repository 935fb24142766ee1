import { pideCircular } from '@alerce/domain/declaracion/firma/circular'
import { findTexto, type Texto, textoVigente } from '../../base/textos/read-model.ts'
import type { Context } from '../../use-case.ts'
import { firmaDeCircular, type PersonaDeCircular, personasDeCircular } from './read-model.ts'

/** The circular as a declaration stands to it. */
interface CircularDeDS {
  readonly conyuge: PersonaDeCircular
  /** The version that was accepted; before, the one in force. */
  readonly texto: Texto
  readonly firma: boolean
  readonly por: string | null
  readonly en: string | null
}

/** Null where there is no spouse. An acceptance is of this spouse, and keeps its version. */
export async function readCircular(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  declaracionId: number,
): Promise<CircularDeDS | null> {
  const conyuge = (await personasDeCircular(tx, declaracionId)).find(pideCircular)
  if (!conyuge) return null
  const registrada = await firmaDeCircular(tx, declaracionId)
  const suya = registrada?.firma && registrada.personaId === conyuge.id ? registrada : null
  const texto = suya ? await findTexto(tx, suya.textoId) : await textoVigente(tx, 'circularConyuge', hoy)
  if (!texto) throw new Error('no hay circular del cónyuge')
  return { conyuge, texto, firma: suya !== null, por: suya?.por ?? null, en: suya?.en ?? null }
}
