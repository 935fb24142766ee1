import { pasosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { formaDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { z } from 'zod'
import { invitacionMessages as m } from '../../messages/declaracion/invitacion.ts'

/** Where an applicant stands: before the first step, at one of them, or past the last. */
export const pasoDePostulante = () => z.enum(['identidad', ...pasosDelPostulante, 'enviada'])

/** The token of a mailed link, or what ties a mailed code to who asked for it. */
export const secretoDelPostulante = () => z.string().min(20).max(200)

/** A mailed code. */
export const codigoDeCorreo = () => z.string().regex(formaDelCodigo, m.codigoVacio.text)

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
