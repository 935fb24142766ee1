import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { titularConSalud } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha, RespuestaDe } from '@alerce/contract/fichas/ficha'
import { respuestaDe, rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import type { EnEspera } from './use-cola.ts'

type Postulacion = ReplyOf<'obtenerPostulacion'>

/** Sent values of a record in the shape that a later read returns. */
const comoSeLee = <F extends Ficha>(ficha: F, enviado: { readonly [K in keyof F]?: unknown }): RespuestaDe<F> =>
  respuestaDe(ficha, rowOf(ficha, sobreponer(ficha, vacio(ficha), enviado)))

type Respondida = Postulacion['cuestionario']['preguntas'][number]

function comoRespondida({
  respuesta,
  diagnosticos,
  reemplaza,
}: PayloadOf<'guardarRespuestaPostulante'>): Partial<Respondida> {
  const declarados = (diagnosticos ?? []).map((uno) => ({
    rut: null,
    beneficiario: Number(uno.beneficiario),
    diagnostico: { codigo: uno.diagnostico?.codigo ?? '', diagnostico: uno.diagnostico?.diagnostico ?? '' },
    fecha: uno.fecha ?? '',
    intervencionQuirurgica: uno.intervencionQuirurgica ?? false,
  }))
  // the answer that it was given for; one that was kept before answers had a version has none
  return { respuesta, diagnosticos: declarados, ...(reemplaza ? { versionRespuesta: reemplaza.version } : {}) }
}

/** Parts of the postulación that answers change. */
export type PostulacionDeclarada = Pick<
  Postulacion,
  'titular' | 'beneficiarios' | 'cuestionario' | 'juradas' | 'circular' | 'paso' | 'porcentaje'
>

/** The version that it was given for; one that was kept before persons had a version has none. */
const vistaDe = ({ reemplaza }: { readonly reemplaza?: { readonly version: number } }) =>
  reemplaza ? { versionPersona: reemplaza.version } : {}

function conUna<T extends PostulacionDeclarada>(data: T, { name, payload }: EnEspera): T {
  if (name === 'guardarTitularPostulante')
    return { ...data, titular: { ...data.titular, ...comoSeLee(titularConSalud, payload), ...vistaDe(payload) } }
  if (name === 'guardarPersonaPostulante') {
    const dicho = { ...comoSeLee(beneficiarioDS, payload), ...vistaDe(payload) }
    const beneficiarios = data.beneficiarios.map((uno) => (uno.id === payload.id ? { ...uno, ...dicho } : uno))
    return { ...data, beneficiarios }
  }
  const dicha = comoRespondida(payload)
  const preguntas = data.cuestionario.preguntas.map((una) =>
    una.id === payload.codigoPregunta ? { ...una, ...dicha } : una,
  )
  return { ...data, cuestionario: { ...data.cuestionario, preguntas } }
}

/** Initial values of the forms: returned answers stand in them as written, but do not count as given. */
export const conDevueltas = <T extends PostulacionDeclarada>(leida: T, devueltas: readonly EnEspera[]): T =>
  devueltas.reduce<T>(conUna, leida)

/** Declaration with the waiting answers applied: they count as answered, and lead to the same next screen. */
export function conEspera<T extends PostulacionDeclarada>(leida: T, cola: readonly EnEspera[]): T {
  if (cola.length === 0) return leida
  const data = cola.reduce<T>(conUna, leida)
  const hechos = {
    // an answer takes the declaration to where answers are given, also from a summary
    etapa: 'preguntas',
    enviada: false,
    consideracionesAceptadas: true,
    sinGuardar: data.beneficiarios.filter(({ peso }) => peso === null).length,
    respondidas: data.cuestionario.preguntas.filter(({ respuesta }) => respuesta !== null).length,
    juradasPorAceptar: data.juradas.filter(({ aceptada }) => !aceptada).length,
    circularPorAceptar: data.circular?.aceptada === false,
  } as const
  const paso = pasoDelPostulante(hechos)
  return paso === 'identidad' ? data : { ...data, paso, porcentaje: porcentajeDelPostulante(hechos) }
}
