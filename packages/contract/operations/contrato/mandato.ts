import { z } from 'zod'
import { mandatoMessages as m } from '../../messages/contrato/mandato.ts'
import { operation } from '../../operation.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'

/** The token of the mailed link. */
const enlace = () => z.string().min(20).max(200)

/** Who guesses links of applicants is slowed down by where they come from. */
const freno = { por: 'direccion', falla: m.enlaceNoVigente } as const

/** The mandate stands: since when (ISO instant), and the reference when the applicant gave it. */
const otorgado = () =>
  z.object({ estado: z.literal('otorgado'), otorgado: z.string(), referencia: z.string().nullable() })
/** Three were not the applicant. */
const bloqueado = () => z.object({ estado: z.literal('bloqueado') })

/**
 * What an applicant's link opens: who asks, for what, in which words. `documento`: by what they say who they are;
 * `version` goes back with the consent.
 */
export const obtenerMandatoPostulante = operation('obtenerMandatoPostulante', {
  access: 'publica',
  request: z.object({ enlace: enlace() }),
  reply: z.discriminatedUnion('estado', [
    z.object({
      estado: z.literal('pendiente'),
      isapre: z.string(),
      asesor: z.string(),
      plan: z.string(),
      totalUF: enUF(),
      /** In pesos of today's UF; null where none is loaded. */
      totalPesos: enPesos().nullable(),
      documento: z.enum(['R', 'P']),
      consentimiento: z.array(z.string()),
      version: z.string(),
      /** ISO instant. */
      vence: z.string(),
    }),
    otorgado(),
    bloqueado(),
  ]),
  failure: m.readFailed,
  freno,
})

/**
 * The applicant's consent, with who they say they are. A wrong identity is an answer, not a refusal: it counts, and the
 * third blocks the link. There is no field for a card.
 */
export const otorgarMandato = operation('otorgarMandato', {
  access: 'publica',
  request: z.object({
    enlace: enlace(),
    documento: texto(30).min(1, m.documentoVacio.text),
    fechaNacimiento: fechaDMY(),
    acepta: z.literal(true, m.aceptaVacio.text),
    version: z.string().max(60),
  }),
  reply: z.discriminatedUnion('estado', [
    otorgado(),
    z.object({ estado: z.literal('noCoincide'), quedan: z.number().int() }),
    bloqueado(),
  ]),
  failure: m.saveFailed,
  freno,
})

/** The applicant does not authorise: the mandate goes on waiting, and the advisor is told once. */
export const noOtorgarMandato = operation('noOtorgarMandato', {
  access: 'publica',
  request: z.object({ enlace: enlace() }),
  reply: z.literal('ok'),
  failure: m.saveFailed,
  freno,
})

/** Mails a new link to the applicant; the former one opens nothing from then on. */
export const reenviarEnlaceMandato = operation('reenviarEnlaceMandato', {
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: m.enlaceNoEnviado,
})

export const mandatoPostulanteOperations = [
  obtenerMandatoPostulante,
  otorgarMandato,
  noOtorgarMandato,
  reenviarEnlaceMandato,
] as const
