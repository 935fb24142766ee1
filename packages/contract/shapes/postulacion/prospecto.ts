import { z } from 'zod'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { prospecto } from '../../fichas/postulacion/prospecto.ts'
import { MAXIMO_EMPLEADORES } from '../../forms/postulacion/antecedentes.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { leida } from '../base/ficha/leida.ts'
import { parcial } from '../base/ficha/parcial.ts'
import { id, idDe, version } from '../base/ids.ts'
import { leido } from '../base/leido.ts'

/** Full prospect, as its forms send it; without prospectoId it is a new one. */
export const prospectoCompleto = z.object({
  prospectoId: idDe('prospecto').nullish(),
  identificador: idDe('asesor').nullish(),
  version: version(),
  ...parcial(prospecto),
  empleadores: z
    .array(z.object(parcial(empleador)))
    .max(MAXIMO_EMPLEADORES, antecedentesMessages.demasiadosEmpleadores.text)
    .nullish(),
})

/** Prospects of the advisor with the same RUT or passport; absent when none (core rules, Figures). */
export const anteriores = () => ({
  anteriores: leido(z.array(z.object({ prospectoId: id(), nombre: z.string(), estado: z.string() }))),
})

/** Employer for a person who decides a case: the typed data, and whether a certificate shows the income. */
export const empleadorRevisado = () => ({ ...leida(empleador), rentaValidada: z.boolean() })

/** Prospect as read. fechaNacimiento: DD-MM-YYYY. Codes are numbers. tipoTrabajador is the first employer's. */
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
  /** When and why a letter to its address came back, in words; absent: none did. */
  rebote: z.string().optional(),
})
