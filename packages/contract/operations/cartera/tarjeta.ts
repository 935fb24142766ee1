import { z } from 'zod'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'

/**
 * Why the applicant's authentication was rejected, since when (ISO instant, ours), and whether the advisor may invite again
 * (ours: what the desk rejected the desk lifts); '' and null when it is not.
 */
export const obtenerGlosaAutenticacionRechazada = operation('obtenerGlosaAutenticacionRechazada', {
  route: read('/api/v1/obtenerGlosaAutenticacionRechazada', ['prospecto', 'rechazos']),
  access: cartera,
  request: z.object({ ProspectoId: idDe('prospecto') }),
  reply: z.object({ glosa: z.string(), rechazado: z.string().nullable(), puedeInvitar: z.boolean() }),
  failure: carteraMessages.glosaFailed,
})

/** The irregularities that are open, oldest first; `ruta` (ours): the screen where its advisor corrects it, null while it is with the desk. */
export const obtenerIrregularidadesProspecto = operation('obtenerIrregularidadesProspecto', {
  route: read('/api/v1/obtenerIrregularidadesProspecto', ['prospecto', 'irregularidades']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      folio: z.number().int().nullable(),
      codigoIrregularidad: z.string(),
      descripcionIrregularidad: z.string(),
      codigoDetalleIrregularidad: z.string(),
      descripcionDetalleIrregularidad: z.string(),
      ruta: z.string().nullable(),
    }),
  ),
  failure: carteraMessages.irregularidadesFailed,
})

/** Gives an invitation back that anularProspectosRechazados annulled less than 24 hours ago; it is not annulled again. */
export const deshacerAnulacion = operation('deshacerAnulacion', {
  route: write('/api/alerce/v1/deshacerAnulacion', ['prospecto', 'etapaDS', 'rechazos', 'mesa']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: carteraMessages.anulacionNoDeshecha,
})
