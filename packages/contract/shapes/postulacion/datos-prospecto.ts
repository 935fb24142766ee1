import { z } from 'zod'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { prospecto } from '../../fichas/postulacion/prospecto.ts'
import { leida } from '../base/ficha/leida.ts'
import { id } from '../base/ids.ts'

/** The prospect as it is read. fechaNacimiento: DD-MM-YYYY. Codes are numbers. tipoTrabajador is the first employer's. */
export const datosDelProspecto = z.object({
  prospectoId: id(),
  identificador: id(),
  version: z.number().int(),
  ...leida(prospecto),
  tipoTrabajador: z.enum(['D', 'I', 'V', 'P']).nullable(),
  esCompensado: z.boolean(),
  otorga: z.boolean().nullable(),
  estado: z.string(),
  etapa: z.string(),
  folioDS: z.number().int().nullable(),
  empleadores: z.array(z.object({ id: id(), ...leida(empleador) })),
})
