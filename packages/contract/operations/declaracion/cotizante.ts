import { z } from 'zod'
import { MAXIMO_BENEFICIARIOS } from '../../forms/postulacion/beneficiarios.ts'
import { cotizanteMessages as m } from '../../messages/declaracion/cotizante.ts'
import { operation } from '../../operation.ts'
import { cifra, codigoElegido, deUnaDS, escribenDS, escrito, fechaEscrita, sexoDS } from '../../shapes/declaracion.ts'
import { codigo, idDe, version } from '../../shapes/ids.ts'

/** 1 common illness, 2 occupational illness or work accident (spec 2 §9). */
const causal = () => z.union([z.literal(1), z.literal(2)])

/** Holder (spec 2 §3): dates DD-MM-YYYY, peso kg, altura m, nulls while not saved. `folio` is the assigned one. */
export const obtenerAntecedentesCotizante = operation('obtenerAntecedentesCotizante', {
  access: escribenDS,
  health: true,
  request: deUnaDS(),
  reply: z.object({
    nombres: z.string(),
    apellidoPaterno: z.string(),
    apellidoMaterno: z.string(),
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    fechaNacimiento: z.string(),
    sexo: sexoDS(),
    correo: z.string(),
    idSalud: z.number().nullable(),
    folioDS: z.string().nullable(),
    fechaDS: z.string().nullable(),
    peso: z.number().nullable(),
    altura: z.number().nullable(),
    pension: z.boolean().nullable(),
    causal: causal().nullable(),
    diagnostico: z.string().nullable(),
    folio: z.number(),
    version: z.number(),
  }),
  failure: m.readFailed,
})

/** Saves the holder. Document, birth date and sex may be sent, but only as they are (core rules, Stages of the DS). */
export const guardarAntecedentesCotizante = operation('guardarAntecedentesCotizante', {
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({
    numeroPasaporte: escrito(),
    fechaNacimiento: fechaEscrita(),
    sexo: sexoDS().nullish(),
    nombres: escrito(),
    apellidoPaterno: escrito(),
    apellidoMaterno: escrito(),
    correo: escrito(),
    idSalud: codigoElegido(),
    folioDS: cifra(),
    fechaDS: fechaEscrita(),
    peso: cifra(),
    altura: cifra(),
    pension: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    causal: causal()
      .nullish()
      .transform((value) => value ?? null),
    diagnostico: escrito(500),
    version: version(),
  }),
  reply: z.object({ version: z.number() }),
  failure: m.saveFailed,
})

/** Everyone of the declaration, the holder (tipoBeneficiario 0) first; `version` is the declaration's. */
export const obtenerBeneficiariosDS = operation('obtenerBeneficiariosDS', {
  access: escribenDS,
  health: true,
  request: deUnaDS(),
  reply: z.array(
    z.object({
      id: z.number(),
      nombres: z.string(),
      apellidoPaterno: z.string(),
      apellidoMaterno: z.string(),
      rutBeneficiario: z.string().nullable(),
      pasaporte: z.string().nullable(),
      peso: z.number().nullable(),
      altura: z.number().nullable(),
      fechaNacimiento: z.string(),
      sexo: sexoDS(),
      tipoBeneficiario: z.number(),
      relacionFamiliar: z.number(),
      descripcionOtro: z.string(),
      orden: z.number(),
      prospectoActual: z.boolean(),
      version: z.number(),
    }),
  ),
  failure: m.beneficiariosFailed,
})

/** One beneficiary as sent; without `tipoDocumento` a passport alone means P. What is fixed may be sent as it is. */
const beneficiario = () =>
  z
    .object({
      id: idDe('persona'),
      tipoDocumento: z.enum(['R', 'P', '']).nullish(),
      nombres: escrito(),
      apellidoPaterno: escrito(),
      apellidoMaterno: escrito(),
      rutBeneficiario: escrito(),
      pasaporte: escrito(),
      peso: cifra(),
      altura: cifra(),
      fechaNacimiento: fechaEscrita(),
      sexo: sexoDS().nullish(),
      tipoBeneficiario: codigo().nullish(),
      relacionFamiliar: codigo().nullish(),
    })
    .transform(({ tipoDocumento, ...b }) => ({
      ...b,
      tipoDocumento: tipoDocumento ?? (b.pasaporte && !b.rutBeneficiario ? ('P' as const) : ('R' as const)),
    }))

/** The holder's own row (tipoBeneficiario 0) may be among them: it is not read. */
const beneficiarios = () => z.array(beneficiario()).max(MAXIMO_BENEFICIARIOS + 1)

/** Checks without saving: what is wrong comes back as a list, empty when all is well. */
export const verificarBeneficiarios = operation('verificarBeneficiarios', {
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ beneficiario: beneficiarios() }),
  reply: z.object({ errores: z.array(z.object({ descripcion: z.string() })) }),
  failure: m.verificarFailed,
})

/** Saves all beneficiaries at once: exactly those of the declaration (the family's composition is fixed). */
export const guardarBeneficiariosDS = operation('guardarBeneficiariosDS', {
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ beneficiario: beneficiarios(), version: version() }),
  reply: z.object({ version: z.number() }),
  failure: m.beneficiariosSaveFailed,
})

export const cotizanteOperations = [
  obtenerAntecedentesCotizante,
  guardarAntecedentesCotizante,
  obtenerBeneficiariosDS,
  verificarBeneficiarios,
  guardarBeneficiariosDS,
] as const
