import { pasosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { formaDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { z } from 'zod'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { escrito, fechaEscrita } from '../base/escrito.ts'
import { idDe, nombra, texto } from '../base/ids.ts'

/** Who types a manual declaration; nobody else on the sales side reads health data. */
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
    /** The person, by its id in obtenerBeneficiariosDS. */
    beneficiario: z.number(),
    diagnostico: z.object({ codigo: z.string(), diagnostico: z.string() }),
    fecha: z.string(),
    intervencionQuirurgica: z.boolean(),
  })

/** A diagnosis as it is sent; to whom: `beneficiario` (its id in obtenerBeneficiariosDS) or `rut`. */
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
 * Which answer to a question is replaced: its `version`, as it was read (null: there was none), and the window that
 * replaces it, which knows what it gave itself. Absent means "do not check", as of a record's version.
 */
export const reemplazoDeRespuesta = () =>
  z.object({ version: z.number().int().positive().nullable(), ventana: ventana() })

/** The same of what is said of a person, who always has a version. */
export const reemplazoDePersona = () => z.object({ version: z.number().int().positive(), ventana: ventana() })

/** A condition of somebody whose cover is reduced, as it is read: a name, months, percent of the plan's cover. */
export const restriccionDS = () =>
  z.object({ persona: z.string(), condicion: z.string(), meses: z.number(), cobertura: z.number() })

/** More than any rule lets through: what is longer is no list. */
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

/** The restrictions of an answer, as typed; their rules say what is missing. */
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

/** What an answer asks for, as typed. */
export const antecedentesPedidos = () =>
  z
    .array(z.object({ persona: personaElegida(), texto: escrito(1000) }))
    .max(FILAS)
    .nullish()
    .transform((list) => list ?? [])

/** The circular of the spouse as it is read: what is accepted, in which version, and of whom. */
export const circularLeida = () =>
  z.object({
    version: z.number(),
    titulo: z.string(),
    cuerpo: z.string(),
    esEjemplo: z.boolean(),
    conyuge: z.string(),
  })

/**
 * Whether a letter with a new link was sent: asked for again within minutes it was not, and the one of so many minutes ago
 * goes on working; in so many more another can be asked for.
 */
export const envioDeInvitacion = () =>
  z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('enviada') }),
    z.object({ resultado: z.literal('recienEnviada'), hace: z.number().int(), faltan: z.number().int() }),
  ])

/** Where an applicant stands: before the first step, at one of them, or past the last. */
export const pasoDePostulante = () => z.enum(['identidad', ...pasosDelPostulante, 'enviada'])

/** The token of a mailed link, or what ties a mailed code to who asked for it. */
export const secretoDelPostulante = () => z.string().min(20).max(200)

/** A mailed code. */
export const codigoDeCorreo = () => z.string().regex(formaDelCodigo, invitacionMessages.codigoVacio.text)

/** One is on its way to an e-mail, shown veiled, and lives so many minutes. */
export const codigoEnviado = () => z.object({ correo: z.string(), minutos: z.number().int() })

/** Not the applicant, or not the code; so many tries are left. */
export const noCoincide = () => z.object({ estado: z.literal('noCoincide'), quedan: z.number().int() })

/** None is left. */
export const enlaceBloqueado = () => z.object({ estado: z.literal('bloqueado') })

/** A text to be read and decided on, with the version that goes back with the decision. */
export const textoPorDecidir = () => z.object({ version: z.string(), parrafos: z.array(z.string()) })

/** The version of a text that was read. */
export const versionLeida = () => z.string().max(60)
