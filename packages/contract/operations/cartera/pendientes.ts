import { ordenesDePendientes } from '@alerce/domain/cartera/pendientes'
import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { z } from 'zod'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read } from '../../route.ts'
import { entero, id } from '../../shapes/base/ids.ts'
import { filtrosDeLista } from '../../shapes/cartera/lista.ts'

/**
 * Cases with a confirmed plan whose contract is not finished, neither rejected nor cancelled (core rules, Update
 * variant). Newest first unless `orden` and `sentido` (own, optional) say otherwise. An empty page ends the list.
 * fechaRegistro: DD-MM-YYYY; dswfoliootroc and estadootroc: folio and estadoEdicion of the other of the pair, or null.
 */
export const obtenerProspectosEditar = operation('obtenerProspectosEditar', {
  route: read('/api/v3/obtenerProspectosEditar', ['prospecto']),
  access: cartera,
  request: filtrosDeLista().extend({
    pagina: entero(1, 10_000).default(1),
    limite: entero(1, 100).default(15),
    orden: z.enum(ordenesDePendientes).default('fecha'),
    sentido: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.array(
    z.object({
      prospectoId: id(),
      /** Of the DS, or null. */
      identificador: id().nullable(),
      folioDS: z.number().int().nullable(),
      nombre: z.string(),
      apellidoPaterno: z.string(),
      apellidoMaterno: z.string(),
      estado: z.string(),
      correo: z.string(),
      telefono: z.string(),
      fechaRegistro: z.string(),
      esCompensado: z.boolean(),
      otorgaCompensado: z.boolean(),
      dswfoliootroc: z.number().int().nullable(),
      estadootroc: z.string().nullable(),
      /** Of its own update; ours. */
      estadoEdicion: z.enum(estadosDeEdicion).nullable(),
    }),
  ),
  failure: carteraMessages.listFailed,
})
