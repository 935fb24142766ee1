import { z } from 'zod'
import { MAXIMO_EMPLEADORES } from '../forms/postulacion/antecedentes.ts'
import { antecedentesMessages } from '../messages/postulacion/antecedentes.ts'
import { fechaDMY } from './fechas.ts'
import { codigo, idDe, texto, version } from './ids.ts'

const LARGO = 300

/** A field of the form. Absent keeps what is stored, null or '' clears it; its own rules say what it must be. */
const campo = (max = LARGO) => texto(max).nullish()
/** A code of a list, as number or text; null or '' clears it. */
const opcion = () => z.union([z.literal('').transform(() => null), codigo()]).nullish()

/** One of a few letters; '' or null clears it. */
const letra = <const L extends readonly string[]>(letras: L, mensaje: string) => z.enum(letras, mensaje).nullish()

const empleador = z.object({
  tipoTrabajador: texto(10).nullish(),
  rut: campo(20),
  remuneracionImponible: z.union([z.number(), texto(20)]).nullish(),
})

/** The full prospect, as its forms send it; without prospectoId it is a new one. */
export const prospectoCompleto = z.object({
  prospectoId: idDe('prospecto').nullish(),
  identificador: idDe('asesor').nullish(),
  version: version(),
  tipoProspecto: campo(),
  tipoDocumento: letra(['R', 'P', ''], antecedentesMessages.tipoDocumento.text),
  rut: campo(),
  numeroPasaporte: campo(),
  nombres: campo(),
  apellidoPaterno: campo(),
  apellidoMaterno: campo(),
  celular: campo(),
  correo: campo(),
  fechaNacimiento: z
    .string()
    .nullish()
    .transform((value) => (value === '' ? null : value))
    .pipe(fechaDMY().nullish()),
  sexo: letra(['M', 'F', ''], antecedentesMessages.sexo.text),
  isapreActual: opcion(),
  tipoPlan: letra(['N', 'S', 'C', ''], antecedentesMessages.tipoPlan.text),
  codColectivo: opcion(),
  tipoVenta: letra(['M', 'E', ''], antecedentesMessages.tipoVenta.text),
  codigoRegion: opcion(),
  codigoCiudad: opcion(),
  activo: z.boolean().nullish(),
  motivoProspecto: campo(),
  entrevistado: z.boolean().nullish(),
  cargaVigente: z.boolean().nullish(),
  empleadores: z.array(empleador).max(MAXIMO_EMPLEADORES, antecedentesMessages.demasiadosEmpleadores.text).nullish(),
})
