import { z } from 'zod'
import { beneficiarioDS, dependiente } from '../../fichas/declaracion/beneficiario-ds.ts'
import { cotizante, medidas, papel, saludDelTitular, titular } from '../../fichas/declaracion/cotizante.ts'
import { MAXIMO_BENEFICIARIOS } from '../../forms/postulacion/beneficiarios.ts'
import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { escrito, fechaEscrita } from '../../shapes/base/escrito.ts'
import { entera } from '../../shapes/base/ficha/entera.ts'
import { leida } from '../../shapes/base/ficha/leida.ts'
import { codigo, idDe, version } from '../../shapes/base/ids.ts'
import { deUnaDS, escribenDS, sexoDS } from '../../shapes/declaracion/declaracion.ts'

const { correo, idSalud, ...nombre } = leida(titular)

/** Holder (spec 2 §3): dates DD-MM-YYYY, peso kg, altura m, nulls while not saved. `folio` is the assigned one. */
export const obtenerAntecedentesCotizante = operation('obtenerAntecedentesCotizante', {
  route: read('/api/v1/obtenerAntecedentesCotizante', ['cotizante']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({
    ...nombre,
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    fechaNacimiento: z.string(),
    sexo: sexoDS(),
    correo,
    idSalud,
    ...leida(papel),
    ...leida(saludDelTitular),
    folio: z.number(),
    version: z.number(),
  }),
  failure: cotizanteMessages.readFailed,
})

/** Saves the holder. Document, birth date and sex may be sent, but only as they are (core rules, Stages of the DS). */
export const guardarAntecedentesCotizante = operation('guardarAntecedentesCotizante', {
  route: write('/api/v1/guardarAntecedentesCotizante', ['cotizante', 'personas']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({
    numeroPasaporte: escrito(),
    fechaNacimiento: fechaEscrita(),
    sexo: sexoDS().nullish(),
    ...entera(cotizante),
    version: version(),
  }),
  reply: z.object({ version: z.number() }),
  failure: cotizanteMessages.saveFailed,
})

/** Everyone of the declaration, the holder (tipoBeneficiario 0) first; `version` is the declaration's. */
export const obtenerBeneficiariosDS = operation('obtenerBeneficiariosDS', {
  route: read('/api/v1/obtenerBeneficiariosDS', ['personas']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.array(
    z.object({
      id: z.number(),
      ...leida(dependiente),
      ...leida(medidas),
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
  failure: cotizanteMessages.beneficiariosFailed,
})

/** Beneficiary as sent; without `tipoDocumento`, a passport alone means P. Fixed fields may be sent unchanged. */
const beneficiario = () =>
  z
    .object({
      id: idDe('persona'),
      ...entera(beneficiarioDS),
      fechaNacimiento: fechaEscrita(),
      sexo: sexoDS().nullish(),
      tipoBeneficiario: codigo().nullish(),
      relacionFamiliar: codigo().nullish(),
    })
    .transform(({ tipoDocumento, ...b }) => ({
      ...b,
      tipoDocumento: tipoDocumento ?? (b.pasaporte && !b.rutBeneficiario ? ('P' as const) : ('R' as const)),
    }))

/** May include the holder's own row (tipoBeneficiario 0), which is ignored. */
const beneficiarios = () => z.array(beneficiario()).max(MAXIMO_BENEFICIARIOS + 1)

/** Checks without saving: answers the faults as a list, empty when all is well. */
export const verificarBeneficiarios = operation('verificarBeneficiarios', {
  route: read('/api/v1/verificarBeneficiarios', 'nada'),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ beneficiario: beneficiarios() }),
  reply: z.object({ errores: z.array(z.object({ descripcion: z.string() })) }),
  failure: cotizanteMessages.verificarFailed,
})

/** Saves all beneficiaries at once: exactly those of the declaration (the family's composition is fixed). */
export const guardarBeneficiariosDS = operation('guardarBeneficiariosDS', {
  route: write('/api/v1/guardarBeneficiariosDS', ['cotizante', 'personas']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ beneficiario: beneficiarios(), version: version() }),
  reply: z.object({ version: z.number() }),
  failure: cotizanteMessages.beneficiariosSaveFailed,
})

/**
 * Live declaration of the other of the pair, with their charges (spec 2 §7), null without one; obtenerBeneficiariosDS
 * reads them. Ours: name, whether it gives, version, and the reason why its charges are closed to changes from here
 * (`cerrada`).
 */
export const obtenerBeneficiariosCompensados = operation('obtenerBeneficiariosCompensados', {
  route: read('/api/v1/obtenerBeneficiariosCompensados', ['personas', 'etapaDS']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({
    esCompensado: z.boolean(),
    listaCompensados: z.array(
      z.object({
        identificador: z.number(),
        rut: z.string().nullable(),
        nombre: z.string(),
        otorga: z.boolean(),
        version: z.number(),
        cerrada: z.string().nullable(),
      }),
    ),
  }),
  failure: cotizanteMessages.beneficiariosFailed,
})

/**
 * Saves charges of a pair, of one or both: each group whole, in its own declaration. `version` is of the named
 * declaration, `versionCompensado` of the other's, null without one; the reply has both.
 */
export const guardarBeneficiariosCompensados = operation('guardarBeneficiariosCompensados', {
  route: write('/api/v1/guardarBeneficiariosCompensados', ['cotizante', 'personas']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({
    beneficiario: z.array(beneficiario()).max(2 * (MAXIMO_BENEFICIARIOS + 1)),
    version: version(),
    versionCompensado: version(),
  }),
  reply: z.object({ version: z.number(), versionCompensado: z.number().nullable() }),
  failure: cotizanteMessages.beneficiariosSaveFailed,
})
