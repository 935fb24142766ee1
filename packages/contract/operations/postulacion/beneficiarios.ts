import { z } from 'zod'
import { LARGO_DESCRIPCION, MAXIMO_BENEFICIARIOS } from '../../forms/postulacion/beneficiarios.ts'
import { beneficiariosMessages as m } from '../../messages/postulacion/beneficiarios.ts'
import { operation } from '../../operation.ts'
import { fechaYMD } from '../../shapes/fechas.ts'
import { id, idDe, texto } from '../../shapes/ids.ts'
import { cartera } from '../roles.ts'

/** Birth dates are YYYY/MM/DD both ways (spec 2 §3). */
export const obtenerBeneficiarios = operation('obtenerBeneficiarios', {
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      beneficiarioId: id(),
      fechaNacimiento: z.string(),
      sexo: z.enum(['M', 'F']),
      tipoBeneficiario: z.enum(['L', 'M']),
      relacionFamiliar: z.number().int(),
      descripcionOtro: z.string(),
      esEstudiante: z.boolean(),
    }),
  ),
  failure: m.readFailed,
})

const relacion = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)], m.relacion.text)
  .pipe(z.number(m.relacion.text).int().min(1, m.relacion.text).max(6, m.relacion.text))

const beneficiario = z.object({
  fechaNacimiento: z.string(m.fechaNacimiento.text).min(1, m.fechaNacimiento.text).pipe(fechaYMD()),
  sexo: z.enum(['M', 'F'], m.sexo.text),
  tipoBeneficiario: z.enum(['L', 'M'], m.tipo.text),
  relacionFamiliar: relacion,
  descripcionOtro: texto(LARGO_DESCRIPCION).nullish(),
  /** Ours: the applicant's statement that a child of 19 to 24 studies. */
  esEstudiante: z.boolean().nullish(),
})

/** Only new ones are sent; they are added to those that stand (spec 2 §3). Clears the quote. */
export const guardarBeneficiarios = operation('guardarBeneficiarios', {
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    beneficiarios: z.array(beneficiario).max(MAXIMO_BENEFICIARIOS, m.demasiados.text),
  }),
  reply: z.literal('ok'),
  failure: m.saveFailed,
})

export const eliminarBeneficiario = operation('eliminarBeneficiario', {
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), beneficiarioId: idDe('beneficiario') }),
  reply: z.literal('ok'),
  failure: m.deleteFailed,
})

export const beneficiariosOperations = [obtenerBeneficiarios, guardarBeneficiarios, eliminarBeneficiario] as const
