import { z } from 'zod'
import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { id, idDe, texto } from '../../shapes/ids.ts'
import { pageOf, pageRequest } from '../../shapes/page.ts'
import { caso } from './casos.ts'

/** The codes of the table, each with its details. */
export const obtenerCodigosIrregularidad = operation('obtenerCodigosIrregularidad', {
  access: mesa,
  request: z.object({}),
  reply: z.array(
    z.object({
      codigo: z.string(),
      descripcion: z.string(),
      detalles: z.array(z.object({ codigo: z.string(), descripcion: z.string() })),
    }),
  ),
  failure: m.irregularidadesFailed,
})

/** Irregularities over every advisor, newest first; instants ISO. */
export const obtenerIrregularidades = operation('obtenerIrregularidades', {
  access: mesa,
  request: z.object({ cuales: z.enum(['abiertas', 'cerradas']).default('abiertas'), ...pageRequest() }),
  reply: pageOf(
    z.object({
      ...caso(),
      irregularidadId: id(),
      codigo: z.string(),
      descripcion: z.string(),
      codigoDetalle: z.string(),
      detalle: z.string(),
      abierta: z.string(),
      abiertaPor: z.string(),
      cerrada: z.string().nullable(),
      cerradaPor: z.string().nullable(),
    }),
  ),
  failure: m.irregularidadesFailed,
  passive: true,
})

/** Opens an irregularity on a case; its advisor is told, and the card shows it. */
export const abrirIrregularidad = operation('abrirIrregularidad', {
  access: mesa,
  request: z.object({
    prospectoId: idDe('prospecto'),
    codigo: texto(12).min(1, m.irregularidadCodigo.text),
    codigoDetalle: texto(12).min(1, m.irregularidadDetalle.text),
  }),
  reply: z.object({ irregularidadId: id() }),
  failure: m.irregularidadNoGuardada,
})

/** Closes an irregularity; one that is closed stays so. */
export const cerrarIrregularidad = operation('cerrarIrregularidad', {
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.literal('ok'),
  failure: m.irregularidadNoGuardada,
})

/** Takes a closing back: it is open as it was. One that is open stays so; 409 when the same was opened anew. */
export const reabrirIrregularidad = operation('reabrirIrregularidad', {
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.literal('ok'),
  failure: m.irregularidadNoGuardada,
})

export const irregularidadesOperations = [
  obtenerCodigosIrregularidad,
  obtenerIrregularidades,
  abrirIrregularidad,
  cerrarIrregularidad,
  reabrirIrregularidad,
] as const
