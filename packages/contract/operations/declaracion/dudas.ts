import { z } from 'zod'
import { dudaRules, respuestaRules } from '../../forms/declaracion/dudas.ts'
import { dudasMessages as m } from '../../messages/declaracion/dudas.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { id, idDe, SIN_LIMITE, textoLargo } from '../../shapes/base/ids.ts'

const ok = z.literal('ok')

/** Text as typed: the rules of its form say its length, once. */
const escrito = () => textoLargo(SIN_LIMITE)

/** A question, as the advisor names it. */
const deUnaDuda = { identificador: idDe('declaracion'), dudaId: idDe('duda') }

/** Questions of the calling applicant, newest first. Instants in ISO; nulls: not yet. */
export const obtenerDudasPropias = operation('obtenerDudasPropias', {
  route: read('/api/alerce/v1/postulante/obtenerDudasPropias', ['postulante']),
  access: ['postulante'],
  health: 'sin declaración',
  request: z.object({}),
  reply: z.object({
    asesor: z.string(),
    dudas: z.array(
      z.object({
        dudaId: id(),
        texto: z.string(),
        en: z.string(),
        leidaEn: z.string().nullable(),
        respuesta: z.string().nullable(),
        respondidaEn: z.string().nullable(),
        respondidaPor: z.string().nullable(),
      }),
    ),
  }),
  failure: m.readFailed,
})

/** Asks the advisor, who hears of it without the text; 422 while too many wait for an answer. */
export const preguntarAlAsesor = operation('preguntarAlAsesor', {
  route: write('/api/alerce/v1/postulante/preguntarAlAsesor', ['postulante', 'bitacora']),
  access: ['postulante'],
  health: 'sin declaración',
  request: z.object({ texto: escrito() }).superRefine(segunReglas(dudaRules)),
  reply: ok,
  failure: m.sendFailed,
})

/** Opens a question for its advisor; the first time, the applicant is told that it was read. */
export const abrirDuda = operation('abrirDuda', {
  route: write('/api/alerce/v1/abrirDuda', ['postulante', 'bitacora']),
  access: ['asesor'],
  health: true,
  request: z.object(deUnaDuda),
  reply: z.object({ texto: z.string(), respuesta: z.string().nullable() }),
  failure: m.abrirFailed,
})

/** Answers a question, once (409); a letter tells the applicant, without the text. */
export const responderDuda = operation('responderDuda', {
  route: write('/api/alerce/v1/responderDuda', ['postulante', 'bitacora', 'correos']),
  access: ['asesor'],
  health: true,
  request: z.object({ ...deUnaDuda, texto: escrito() }).superRefine(segunReglas(respuestaRules)),
  reply: ok,
  failure: m.responderFailed,
})
