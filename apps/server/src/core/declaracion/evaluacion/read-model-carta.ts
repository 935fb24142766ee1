import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { leerCartas } from '@alerce/domain/declaracion/veredicto/carta-escrita'
import { textoVigente } from '../../base/textos/read-model.ts'
import type { Context } from '../../use-case.ts'

/** What the operator has the letter of this result say; null: nothing. */
export async function cartaDe(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  resultado: ResultadoDS,
): Promise<Escrito | null> {
  const texto = await textoVigente(tx, 'cartaResultado', hoy)
  const carta = texto && leerCartas(texto.cuerpo).cartas.find((una) => una.resultado === resultado)
  return carta ? { ...escritoDe(texto), parrafos: carta.lineas } : null
}
