import {
  esEtiqueta,
  etiquetaLimpia,
  maximoDeEtiquetas,
  maximoDeEtiquetasOfrecidas,
} from '@alerce/domain/cartera/etiqueta'
import { maximoDeUnLote } from '@alerce/domain/limites'
import { z } from 'zod'
import { etiquetaMessages, miDiaMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera, tienenCartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, SIN_LIMITE, texto } from '../../shapes/base/ids.ts'

/** Tags as typed, in their stored form. */
const etiquetas = (maximo: number) =>
  z
    .array(texto(SIN_LIMITE).transform(etiquetaLimpia).refine(esEtiqueta, etiquetaMessages.invalida.text))
    .max(maximo, etiquetaMessages.demasiadas.text)

/** Tags in use in the portfolios that the caller sees, or in that of one advisor, in alphabetical order. */
export const obtenerEtiquetas = operation('obtenerEtiquetas', {
  route: read('/api/alerce/v1/obtenerEtiquetas', ['etiquetas']),
  access: cartera,
  request: z.object({ identificador: idDe('asesor').nullish() }),
  reply: z.object({ etiquetas: z.array(z.string()) }),
  failure: etiquetaMessages.readFailed,
})

/**
 * Adds tags to prospects and takes others away. `hechos`: what changed in each, which sent the other way round undoes it.
 * Those that cannot be changed stay as they are, each with its reason in words.
 */
export const etiquetarProspectos = operation('etiquetarProspectos', {
  route: write('/api/alerce/v1/etiquetarProspectos', ['prospecto', 'etiquetas']),
  access: tienenCartera,
  request: z.object({
    cambios: z
      .array(
        z.object({
          prospectoId: idDe('prospecto'),
          agrega: etiquetas(maximoDeEtiquetas),
          quita: etiquetas(maximoDeEtiquetasOfrecidas),
        }),
      )
      .min(1, miDiaMessages.lote.text)
      .max(maximoDeUnLote, miDiaMessages.lote.text),
  }),
  reply: z.object({
    hechos: z.array(z.object({ prospectoId: id(), agrega: z.array(z.string()), quita: z.array(z.string()) })),
    rechazados: z.array(z.object({ prospectoId: id(), motivo: z.string() })),
  }),
  failure: etiquetaMessages.saveFailed,
})
