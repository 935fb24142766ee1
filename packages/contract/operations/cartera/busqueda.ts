import { coincidencias } from '@alerce/domain/postulacion/busqueda'
import { z } from 'zod'
import { busquedaMessages } from '../../messages/cartera/busqueda.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read } from '../../route.ts'
import { entero, id, texto } from '../../shapes/base/ids.ts'

/**
 * The search box: RUT, passport, DS folio, phone, e-mail or names in any order, over what the caller may see; contraloría, every
 * prospect whose DS was sent. What a text may be: domain/prospecto/busqueda. Best match first. `rut` 12345678-5; null
 * for a passport, `numeroPasaporte` for a RUT, both for contraloría. `declaracionSaludId`: for contraloría, the DS to open; null for others.
 */
export const buscarProspectos = operation('buscarProspectos', {
  route: read('/api/alerce/v1/buscarProspectos', ['prospecto', 'cola']),
  access: [...cartera, 'contraloria'],
  request: z.object({
    texto: texto(80).min(1),
    limite: entero(1, 20).default(10),
  }),
  reply: z.array(
    z.object({
      prospectoId: id(),
      nombre: z.string(),
      rut: z.string().nullable(),
      numeroPasaporte: z.string().nullable(),
      estado: z.string(),
      folioDS: z.number().int().nullable(),
      coincidencia: z.enum(coincidencias),
      declaracionSaludId: id().nullable(),
    }),
  ),
  failure: busquedaMessages.failed,
})
