import { z } from 'zod'
import { mandatoMessages as m } from '../../messages/contrato/mandato.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'
import { mandatoOtorgado, pagoPorAutorizar } from '../../shapes/contrato/mandato.ts'
import { enlaceBloqueado, noCoincide, secretoDelPostulante, versionLeida } from '../../shapes/declaracion/postulante.ts'

/** Who guesses links of applicants is slowed down by where they come from. */
const freno = { por: 'direccion', falla: m.enlaceNoVigente } as const

/**
 * What an applicant's link opens. `documento`: by what they say who they are.
 */
export const obtenerMandatoPostulante = operation('obtenerMandatoPostulante', {
  route: read('/api/alerce/v1/obtenerMandatoPostulante', ['mandatos']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.discriminatedUnion('estado', [
    z.object({
      ...pagoPorAutorizar(),
      asesor: z.string(),
      documento: z.enum(['R', 'P']),
      /** ISO instant. */
      vence: z.string(),
    }),
    mandatoOtorgado(),
    enlaceBloqueado(),
  ]),
  failure: m.readFailed,
  freno,
})

/**
 * The applicant's consent, with who they say they are. A wrong identity is an answer, not a refusal: it counts, and the
 * third blocks the link. There is no field for a card.
 */
export const otorgarMandato = operation('otorgarMandato', {
  route: write('/api/alerce/v1/otorgarMandato', ['mandatos', 'mesa']),
  access: 'publica',
  request: z.object({
    enlace: secretoDelPostulante(),
    documento: texto(30).min(1, m.documentoVacio.text),
    fechaNacimiento: fechaDMY(),
    acepta: z.literal(true, m.aceptaVacio.text),
    version: versionLeida(),
  }),
  reply: z.discriminatedUnion('estado', [mandatoOtorgado(), noCoincide(), enlaceBloqueado()]),
  failure: m.saveFailed,
  freno,
})

/** The applicant does not authorise: the mandate goes on waiting, and the advisor is told once. */
export const noOtorgarMandato = operation('noOtorgarMandato', {
  route: write('/api/alerce/v1/noOtorgarMandato', ['mandatos', 'mesa']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.literal('ok'),
  failure: m.saveFailed,
  freno,
})

/** Mails a new link to the applicant; the former one opens nothing from then on. */
export const reenviarEnlaceMandato = operation('reenviarEnlaceMandato', {
  route: write('/api/alerce/v1/reenviarEnlaceMandato', ['mandatos', 'bitacora']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: m.enlaceNoEnviado,
})
