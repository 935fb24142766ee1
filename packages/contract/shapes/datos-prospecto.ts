import { z } from 'zod'
import { id } from './ids.ts'

/** The prospect as it is read. fechaNacimiento: DD-MM-YYYY. Codes are numbers. tipoTrabajador is the first employer's. */
export const datosDelProspecto = z.object({
  prospectoId: id(),
  identificador: id(),
  version: z.number().int(),
  tipoProspecto: z.string(),
  tipoDocumento: z.enum(['R', 'P']),
  rut: z.string().nullable(),
  numeroPasaporte: z.string().nullable(),
  nombres: z.string(),
  apellidoPaterno: z.string(),
  apellidoMaterno: z.string(),
  celular: z.string(),
  correo: z.string(),
  fechaNacimiento: z.string().nullable(),
  sexo: z.enum(['M', 'F']).nullable(),
  isapreActual: z.number().int().nullable(),
  tipoTrabajador: z.enum(['D', 'I', 'V', 'P']).nullable(),
  tipoPlan: z.enum(['N', 'S', 'C']),
  codColectivo: z.number().int().nullable(),
  tipoVenta: z.enum(['M', 'E']).nullable(),
  codigoRegion: z.number().int().nullable(),
  codigoCiudad: z.number().int().nullable(),
  activo: z.boolean(),
  motivoProspecto: z.string(),
  entrevistado: z.boolean().nullable(),
  cargaVigente: z.boolean(),
  esCompensado: z.boolean(),
  otorga: z.boolean().nullable(),
  estado: z.string(),
  etapa: z.string(),
  folioDS: z.number().int().nullable(),
  empleadores: z.array(
    z.object({
      id: id(),
      tipoTrabajador: z.enum(['D', 'I', 'V', 'P']),
      rut: z.string().nullable(),
      remuneracionImponible: z.number().int(),
    }),
  ),
})
