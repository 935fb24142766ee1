import { z } from 'zod'
import { mandatoMessages } from '../../messages/contrato/mandato.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { pagoDicho } from '../../shapes/cotizacion/cotizacion.ts'
import {
  enlaceBloqueado,
  noCoincide,
  secretoDelPostulante,
  versionLeida,
} from '../../shapes/declaracion/declaracion.ts'
import { caso } from '../mesa/casos.ts'

/** Rate limit by address, against guessing links of applicants. */
const freno = { por: 'direccion', falla: mandatoMessages.enlaceNoVigente } as const

/**
 * Granted mandate: its ISO instant, and the reference when the applicant gave it. `enLinea`: the first payment can be
 * made online.
 */
const mandatoOtorgado = () =>
  z.object({
    estado: z.literal('otorgado'),
    otorgado: z.string(),
    referencia: z.string().nullable(),
    enLinea: z.boolean(),
  })

/** Consented, and not yet confirmed by the provider, whose page may be opened again. */
const mandatoEnEspera = () => z.object({ estado: z.literal('espera') })

/** Payment to authorise: insurer, plan, amounts and the words of consent; `version` goes back with the consent. */
const pagoPorAutorizar = () => ({
  estado: z.literal('pendiente'),
  isapre: z.string(),
  plan: z.string(),
  ...pagoDicho(),
  consentimiento: z.array(z.string()),
  /** How the last try at the provider ended; null: there was none. */
  anterior: z.enum(['rechazado', 'vencido']).nullable(),
  version: z.string(),
})

/** Page behind an applicant's link. `documento`: the kind of document that identifies them. */
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
    mandatoEnEspera(),
    enlaceBloqueado(),
  ]),
  failure: mandatoMessages.readFailed,
  freno,
})

/**
 * Consent of the applicant, with their identity. A wrong identity is no refusal: it counts, and the third blocks the
 * link. There is no field for a card.
 */
export const otorgarMandato = operation('otorgarMandato', {
  route: write('/api/alerce/v1/otorgarMandato', ['mandatos', 'mesa']),
  access: 'publica',
  request: z.object({
    enlace: secretoDelPostulante(),
    documento: texto(30).min(1, mandatoMessages.documentoVacio.text),
    fechaNacimiento: fechaDMY(),
    acepta: z.literal(true, mandatoMessages.aceptaVacio.text),
    version: versionLeida(),
  }),
  reply: z.discriminatedUnion('estado', [mandatoOtorgado(), mandatoEnEspera(), noCoincide(), enlaceBloqueado()]),
  failure: mandatoMessages.saveFailed,
  freno,
})

/** Applicant's no: the mandate stays pending, and the advisor is notified once. */
export const noOtorgarMandato = operation('noOtorgarMandato', {
  route: write('/api/alerce/v1/noOtorgarMandato', ['mandatos', 'mesa']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.literal('ok'),
  failure: mandatoMessages.saveFailed,
  freno,
})

/** Mails the applicant a new link; the former one stops working. */
export const reenviarEnlaceMandato = operation('reenviarEnlaceMandato', {
  route: write('/api/alerce/v1/reenviarEnlaceMandato', ['mandatos', 'bitacora']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: mandatoMessages.enlaceNoEnviado,
})

/** Payment mandate on the applicant's own page, already identified: whether it is required, and its terms. */
export const obtenerMandatoPropio = operation('obtenerMandatoPropio', {
  route: read('/api/alerce/v1/postulante/obtenerMandatoPropio', ['postulante', 'mandatos']),
  access: ['postulante'],
  request: z.object({}),
  reply: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('noCorresponde') }),
    z.object(pagoPorAutorizar()),
    mandatoOtorgado(),
    mandatoEnEspera(),
  ]),
  failure: mandatoMessages.readFailed,
})

/** Consent of the applicant to the text they read. There is no field for a card. */
export const otorgarMandatoPropio = operation('otorgarMandatoPropio', {
  route: write('/api/alerce/v1/postulante/otorgarMandatoPropio', ['postulante', 'mandatos', 'mesa']),
  access: ['postulante'],
  request: z.object({ acepta: z.literal(true, mandatoMessages.aceptaVacio.text), version: versionLeida() }),
  reply: z.discriminatedUnion('estado', [mandatoOtorgado(), mandatoEnEspera()]),
  failure: mandatoMessages.saveFailed,
})

/**
 * Sales of independents and voluntaries with an accepted DS: those without a mandate, or those with one. `otorgado`:
 * ISO instant. A reference never holds a card number.
 */
export const obtenerMandatos = operation('obtenerMandatos', {
  route: read('/api/alerce/v1/obtenerMandatos', ['mandatos', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['faltan', 'vigentes']).default('faltan'), ...searchedPage() }),
  reply: pageOf(
    z.object({
      ...caso(),
      referencia: z.string().nullable(),
      otorgado: z.string().nullable(),
      por: z.string().nullable(),
      /** Author of the mandate: the applicant on their page, or the desk. */
      origen: z.enum(['postulante', 'mesa']).nullable(),
    }),
  ),
  failure: mesaMessages.mandatosFailed,
  passive: true,
})

/** Sets the mandate of a declaration. */
export const registrarMandato = operation('registrarMandato', {
  route: write('/api/alerce/v1/registrarMandato', ['prospecto', 'mandatos', 'mesa']),
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion'), referencia: texto(60) }),
  reply: z.literal('ok'),
  failure: mesaMessages.mandatoNoGuardado,
})

/** Ends the mandate of a declaration and answers its reference; null: it had none. */
export const revocarMandato = operation('revocarMandato', {
  route: write('/api/alerce/v1/revocarMandato', ['prospecto', 'mandatos', 'mesa']),
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion') }),
  reply: z.object({ referencia: z.string().nullable() }),
  failure: mesaMessages.mandatoNoGuardado,
})
