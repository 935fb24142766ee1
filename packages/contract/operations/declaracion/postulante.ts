import { z } from 'zod'
import { beneficiarioDS, dependiente } from '../../fichas/declaracion/beneficiario-ds.ts'
import { medidas, saludDelTitular, titularPostulante } from '../../fichas/declaracion/cotizante.ts'
import { MAXIMO_DIAGNOSTICOS, sinMasDiagnosticos } from '../../forms/declaracion/diagnostico.ts'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { enPesos } from '../../shapes/base/dinero.ts'
import { entera } from '../../shapes/base/ficha/entera.ts'
import { leida } from '../../shapes/base/ficha/leida.ts'
import { codigo, idDe } from '../../shapes/base/ids.ts'
import { pagoDicho } from '../../shapes/cotizacion/cotizacion.ts'
import {
  circularLeida,
  codigoDeCorreo,
  codigoEnviado,
  diagnosticoDS,
  diagnosticoEnviado,
  noCoincide,
  pasoDePostulante,
  reemplazoDePersona,
  reemplazoDeRespuesta,
  sexoDS,
  textoPorDecidir,
  versionLeida,
} from '../../shapes/declaracion/declaracion.ts'

/** Access of the proven applicant; the declaration is that of their session. */
const propias = { access: ['postulante'], failure: invitacionMessages.saveFailed } as const
const deSalud = { ...propias, health: 'sin declaración' } as const
const ok = z.literal('ok')

const numeroDePregunta = codigo

const persona = () => ({
  id: z.number(),
  fechaNacimiento: z.string(),
  sexo: sexoDS(),
  versionPersona: z.number().int(),
})

/**
 * Applicant's own declaration and its step. With `enlace` it must be the declaration of that link. Dates DD-MM-YYYY,
 * peso kg, altura m, nulls while not saved. `estudio`: result of the income step. `versionPersona` grows with each
 * change to that person's data.
 */
export const obtenerPostulacion = operation('obtenerPostulacion', {
  route: read('/api/alerce/v1/postulante/obtenerPostulacion', ['postulante']),
  access: ['postulante'],
  health: 'sin declaración',
  request: z.object({ enlace: z.string().max(200).nullish() }),
  reply: z.object({
    folio: z.number(),
    asesor: z.string(),
    isapre: z.string(),
    paso: pasoDePostulante(),
    porcentaje: z.number().int(),
    /** Of a pair: the other signs first, and has not signed yet. */
    esperaAlOtorgante: z.boolean(),
    estudio: z.enum(['pendiente', 'sinEmpleadores', 'noReconocida', 'hecho']),
    plan: z.object({ nombre: z.string(), ...pagoDicho() }),
    empleadores: z.array(z.object({ tipoTrabajador: z.string(), rut: z.string().nullable(), renta: enPesos() })),
    previred: textoPorDecidir().extend({ autorizado: z.boolean().nullable() }),
    consideraciones: textoPorDecidir(),
    firma: textoPorDecidir().extend({ correo: z.string() }),
    titular: z.object({
      ...persona(),
      ...leida(titularPostulante),
      rut: z.string().nullable(),
      ...leida(saludDelTitular),
    }),
    isapres: z.array(z.object({ codigo: z.number(), nombre: z.string() })),
    beneficiarios: z.array(
      z.object({
        ...persona(),
        ...leida(dependiente),
        ...leida(medidas),
        ...{ tipo: z.number(), relacion: z.number(), descripcionOtro: z.string() },
      }),
    ),
    /** Sworn declarations of the medical charges, in order; `abierta`: opened, and still current. */
    juradas: z.array(z.object({ id: z.number(), nombre: z.string(), abierta: z.boolean(), aceptada: z.boolean() })),
    /** Null without a spouse in the declaration. */
    circular: circularLeida().extend({ aceptada: z.boolean() }).nullable(),
    cuestionario: z.object({
      version: z.number().int(),
      esEjemplo: z.boolean(),
      preguntas: z.array(
        z.object({
          id: z.number(),
          pregunta: z.string(),
          ejemplo: z.string(),
          respuesta: z.boolean().nullable(),
          versionRespuesta: z.number().int().nullable(),
          diagnosticos: z.array(diagnosticoDS()),
        }),
      ),
    }),
  }),
  failure: invitacionMessages.readFailed,
})

/** Consent to query PreviRed, or its refusal, until the signature; a consent can be withdrawn at any time. */
export const decidirPrevired = operation('decidirPrevired', {
  route: write('/api/alerce/v1/postulante/decidirPrevired', ['postulante']),
  ...propias,
  request: z.object({ autoriza: z.boolean(), version: versionLeida() }),
  reply: ok,
})

/** Applicant's confirmation of their incomes; a no, or a missing employer, notifies their advisor. */
export const confirmarRenta = operation('confirmarRenta', {
  route: write('/api/alerce/v1/postulante/confirmarRenta', ['postulante']),
  ...propias,
  request: z.object({ correcta: z.boolean() }),
  reply: ok,
})

export const aceptarConsideraciones = operation('aceptarConsideraciones', {
  route: write('/api/alerce/v1/postulante/aceptarConsideraciones', ['postulante']),
  ...propias,
  request: z.object({ acepta: z.literal(true, invitacionMessages.consideracionesVacio.text), version: versionLeida() }),
  reply: ok,
})

/**
 * Holder's data, typed by themselves; the data behind the price, and the e-mail of their codes, cannot change.
 * `reemplaza`: version as read, and the window (412 when it would undo a later save from elsewhere).
 */
export const guardarTitularPostulante = operation('guardarTitularPostulante', {
  route: write('/api/alerce/v1/postulante/guardarTitularPostulante', ['postulante']),
  ...deSalud,
  request: z.object({
    ...entera(titularPostulante),
    ...entera(saludDelTitular),
    reemplaza: reemplazoDePersona().optional(),
  }),
  reply: ok,
})

/** Beneficiary's data; `reemplaza`: see guardarTitularPostulante. */
export const guardarPersonaPostulante = operation('guardarPersonaPostulante', {
  route: write('/api/alerce/v1/postulante/guardarPersonaPostulante', ['postulante']),
  ...deSalud,
  request: z.object({ id: idDe('persona'), ...entera(beneficiarioDS), reemplaza: reemplazoDePersona().optional() }),
  reply: ok,
})

/** One answer, in order; a «sí» with its diagnoses. `version`: of the questions that were read; `reemplaza`: see guardarRespuestaDS. */
export const guardarRespuestaPostulante = operation('guardarRespuestaPostulante', {
  route: write('/api/alerce/v1/postulante/guardarRespuestaPostulante', ['postulante']),
  ...deSalud,
  request: z.object({
    codigoPregunta: numeroDePregunta(),
    respuesta: z.boolean(),
    version: codigo(),
    reemplaza: reemplazoDeRespuesta().optional(),
    diagnosticos: z
      .array(diagnosticoEnviado())
      .max(MAXIMO_DIAGNOSTICOS, sinMasDiagnosticos)
      .nullish()
      .transform((list) => list ?? []),
  }),
  reply: ok,
})

/** Confirms that the applicant read this summary and corrects nothing. */
export const confirmarResumen = operation('confirmarResumen', {
  route: write('/api/alerce/v1/postulante/confirmarResumen', ['postulante']),
  ...propias,
  request: z.object({ cual: z.enum(['resumenAntecedentes', 'resumenDeclaracion']) }),
  reply: ok,
})

/** Mails the code of the signature to the masked address, and answers its life in minutes. */
export const pedirCodigoDeFirma = operation('pedirCodigoDeFirma', {
  route: write('/api/alerce/v1/postulante/pedirCodigoDeFirma', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: codigoEnviado(),
})

/** Signs with the mailed code and sends. A wrong code is no refusal: it counts, and the third invalidates the code. */
export const firmarDeclaracion = operation('firmarDeclaracion', {
  route: write('/api/alerce/v1/postulante/firmarDeclaracion', ['postulante', 'cola']),
  ...deSalud,
  secret: true,
  request: z.object({
    pin: codigoDeCorreo(),
    acepta: z.literal(true, invitacionMessages.aceptaVacio.text),
    version: versionLeida(),
  }),
  reply: z.discriminatedUnion('estado', [z.object({ estado: z.literal('enviada') }), noCoincide()]),
})

/** Ends the applicant's session on this device; saved data stay. */
export const salirDePostulacion = operation('salirDePostulacion', {
  route: write('/api/alerce/v1/postulante/salirDePostulacion', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: ok,
  sesion: { efecto: 'cierraPostulante' },
})
