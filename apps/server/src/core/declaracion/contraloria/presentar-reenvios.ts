import { adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import { lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Context } from '../../use-case.ts'
import { adjuntosDesde, type Evaluacion } from '../evaluacion/read-model.ts'
import { presentarArchivo } from './presentar-archivo.ts'
import type { ColaDeContraloria } from './read-model.ts'

/** Each time that something was asked for and came back: what, and the files. Those of the health with the health. */
export async function presentarReenvios(
  ctx: Context,
  declaracionId: number,
  { historial, cola }: { readonly historial: readonly Evaluacion[]; readonly cola: ColaDeContraloria | null },
) {
  const idas = historial.flatMap((pedido, index) => {
    const vuelta = historial[index + 1]
    const tipo = adjuntoQuePide(pedido.resultado)
    const deLaCola = cola !== 'financiera' || pedido.clase === 'financiera'
    return vuelta?.reenvio && tipo && deLaCola ? [{ pedido, vuelta, tipo }] : []
  })
  return await Promise.all(
    idas.map(async ({ pedido, vuelta, tipo }) => {
      const archivos = await adjuntosDesde(ctx.tx, declaracionId, tipo, pedido.en)
      return {
        ...{ clase: pedido.clase, en: vuelta.en, pedido: pedido.antecedentes.map(lineaDeAntecedente) },
        archivos: archivos.filter(({ en }) => en <= vuelta.en).map((archivo) => presentarArchivo(ctx, archivo)),
      }
    }),
  )
}
