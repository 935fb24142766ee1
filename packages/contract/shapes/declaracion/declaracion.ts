import { pasosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { formaDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { z } from 'zod'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { escrito, fechaEscrita } from '../base/escrito.ts'
import { idDe, nombra, secretoDeEnlace, texto } from '../base/ids.ts'

/** Role that types a manual declaration; nobody else in sales reads health data. */
export const escribenDS = ['asesor'] as const

/** A call on one declaration. `rut` is the holder's and optional: another person's is not found. */
export const deUnaDS = () =>
  z.object({ identificador: idDe('declaracion'), rut: nombra('titular', texto(30)).nullish() })

/** A call on one medical charge of a declaration. */
export const deUnaCarga = () => z.object({ id: idDe('persona') })

/** 1 male, 2 female (spec 2 §9). */
export const sexoDS = () => z.union([z.literal(1), z.literal(2)])

/** A diagnosis as it is shown. `codigo` is empty when it was typed as free text. Date DD-MM-YYYY. */
export const diagnosticoDS = () =>
  z.object({
    rut: z.string().nullable(),
    /** Person, by its id in obtenerBeneficiariosDS. */
    beneficiario: z.number(),
    diagnostico: z.object({ codigo: z.string(), diagnostico: z.string() }),
    fecha: z.string(),
    intervencionQuirurgica: z.boolean(),
  })

/** Diagnosis as sent; its person is `beneficiario` (id in obtenerBeneficiariosDS) or `rut`. */
export const diagnosticoEnviado = () =>
  z.object({
    rut: escrito(30),
    beneficiario: idDe('persona')
      .nullish()
      .transform((value) => value ?? null),
    diagnostico: z
      .object({ codigo: escrito(10), diagnostico: escrito() })
      .nullish()
      .transform((value) => value ?? { codigo: '', diagnostico: '' }),
    fecha: fechaEscrita(),
    intervencionQuirurgica: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  })

const ventana = () => z.string().regex(/^[0-9a-f]{32}$/)

/**
 * Answer that a new one replaces: its `version` as read (null: none), and the window that sends it, which knows its own
 * earlier answers. Absent: "do not check", as for a record's version.
 */
export const reemplazoDeRespuesta = () =>
  z.object({ version: z.number().int().positive().nullable(), ventana: ventana() })

/** Same for data of a person, who always has a version. */
export const reemplazoDePersona = () => z.object({ version: z.number().int().positive(), ventana: ventana() })

/** Condition with reduced cover, as read: person, months, percent of the plan's cover. */
export const restriccionDS = () =>
  z.object({ persona: z.string(), condicion: z.string(), meses: z.number(), cobertura: z.number() })

/** Above the limit of every rule: a longer list is refused as malformed. */
const FILAS = 200

const personaElegida = () =>
  idDe('persona')
    .nullish()
    .transform((value) => value ?? null)

const cifraElegida = () =>
  z
    .number()
    .nullish()
    .transform((value) => value ?? null)

/** Restrictions of an answer, as typed; their rules report missing data. */
export const restriccionesPedidas = () =>
  z
    .array(
      z.object({
        persona: personaElegida(),
        condicion: escrito(1000),
        meses: cifraElegida(),
        cobertura: cifraElegida(),
      }),
    )
    .max(FILAS)
    .nullish()
    .transform((list) => list ?? [])

/** Documents that an answer requests, as typed. */
export const antecedentesPedidos = () =>
  z
    .array(z.object({ persona: personaElegida(), texto: escrito(1000) }))
    .max(FILAS)
    .nullish()
    .transform((list) => list ?? [])

/** Circular of the spouse as read: text to accept, version, and person. */
export const circularLeida = () =>
  z.object({
    version: z.number(),
    titulo: z.string(),
    cuerpo: z.string(),
    esEjemplo: z.boolean(),
    conyuge: z.string(),
  })

/**
 * Result of asking for a letter with a new link. Repeated within minutes none is sent: the former link still works,
 * with its age and the minutes until another can be sent.
 */
export const envioDeInvitacion = () =>
  z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('enviada') }),
    z.object({ resultado: z.literal('recienEnviada'), hace: z.number().int(), faltan: z.number().int() }),
  ])

/** Step of an applicant: before the first, at one of them, or past the last. */
export const pasoDePostulante = () => z.enum(['identidad', ...pasosDelPostulante, 'enviada'])

/** Token of a mailed link, or the secret that ties a mailed code to its requester. */
export const secretoDelPostulante = secretoDeEnlace

/** A mailed code. */
export const codigoDeCorreo = () => z.string().regex(formaDelCodigo, invitacionMessages.codigoVacio.text)

/** Code sent to an e-mail, shown masked, with its life in minutes. */
export const codigoEnviado = () => z.object({ correo: z.string(), minutos: z.number().int() })

/** Wrong identity or wrong code, with the tries left. */
export const noCoincide = () => z.object({ estado: z.literal('noCoincide'), quedan: z.number().int() })

/** No tries left. */
export const enlaceBloqueado = () => z.object({ estado: z.literal('bloqueado') })

/** Text to read and decide on, with the version that goes back with the decision. */
export const textoPorDecidir = () => z.object({ version: z.string(), parrafos: z.array(z.string()) })

/** The version of a text that was read. */
export const versionLeida = () => z.string().max(60)
