import { type DiagnosticoForm, diagnosticoVacio } from '@alerce/contract/forms/declaracion/diagnostico'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { ventana } from '../../../../lib/browser/ventana.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'

export type Pregunta = ReplyOf<'obtenerPreguntasDS'>[number]

/** The draft of an answer. */
export const borradorDe = (identificador: number, { id }: Pick<Pregunta, 'id'>): string =>
  `pregunta-ds:${identificador}:${id}`

type Sent = Pick<PayloadOf<'guardarRespuestaDS'>, 'respuesta' | 'diagnosticos'>

/** An answer as typed; '' while there is none. */
export interface RespuestaForm {
  respuesta: '' | 'si' | 'no'
  diagnosticos: DiagnosticoForm[]
}

/** An empty diagnosis of one of these. */
export const nuevoDiagnostico = (personas: readonly PersonaDeDS[]): DiagnosticoForm =>
  diagnosticoVacio(personas.map(({ id }) => id))

/** The persons as the rules of a diagnosis take them: birth dates ISO. */
export const nacidas = (personas: readonly PersonaDeDS[]) =>
  personas.map(({ id, fechaNacimiento }) => ({ id, fechaNacimiento: deDDMMYYYY(fechaNacimiento) ?? '' }))

const toDiagnostico = (saved: Pregunta['diagnosticos'][number]): DiagnosticoForm => ({
  beneficiario: saved.beneficiario,
  codigo: saved.diagnostico.codigo,
  diagnostico: saved.diagnostico.diagnostico,
  fecha: deDDMMYYYY(saved.fecha) ?? '',
  intervencionQuirurgica: saved.intervencionQuirurgica,
})

/** Form values of a saved answer. */
export function toForm({ respuesta, diagnosticos }: Pregunta): RespuestaForm {
  if (respuesta === null) return { respuesta: '', diagnosticos: [] }
  return { respuesta: respuesta ? 'si' : 'no', diagnosticos: diagnosticos.map(toDiagnostico) }
}

/** Payload of the form. */
function toSent({ respuesta, diagnosticos }: RespuestaForm): Sent {
  return {
    respuesta: respuesta === 'si',
    diagnosticos: diagnosticos.map(({ codigo, diagnostico, fecha, ...rest }) => ({
      ...rest,
      diagnostico: { codigo, diagnostico },
      fecha: aDDMMYYYY(fecha),
    })),
  }
}

/** Payload of an answer: with the versions read of question and answer, and the browser window. */
export const payloadDe = (
  identificador: number,
  { id: codigoPregunta, version, versionRespuesta }: Pregunta,
  values: RespuestaForm,
): PayloadOf<'guardarRespuestaDS'> => ({
  identificador,
  codigoPregunta,
  version,
  reemplaza: { version: versionRespuesta, ventana },
  ...toSent(values),
})

/** Text of a saved answer: «Sí: Asma (ANA MOLINA, 15-03-2015)». */
export function dichoDe({ respuesta, diagnosticos }: Pregunta, personas: readonly PersonaDeDS[]): string {
  if (respuesta === null) return 'sin respuesta'
  if (!respuesta) return 'No'
  const nombre = (id: number) => {
    const suya = personas.find((persona) => persona.id === id)
    return suya ? `${nombreCorto(suya)}, ` : ''
  }
  const cada = diagnosticos.map(
    ({ beneficiario, diagnostico, fecha }) => `${diagnostico.diagnostico} (${nombre(beneficiario)}${fecha})`,
  )
  return `Sí: ${cada.join('; ')}`
}

/** A question as it will be read once this answer is saved. */
export const conRespuesta = (pregunta: Pregunta, { respuesta, diagnosticos }: RespuestaForm): Pregunta => ({
  ...pregunta,
  respuesta: respuesta === '' ? null : respuesta === 'si',
  diagnosticos: diagnosticos.map(({ beneficiario, codigo, diagnostico, fecha, intervencionQuirurgica }) => ({
    rut: null,
    beneficiario: beneficiario ?? 0,
    diagnostico: { codigo, diagnostico },
    fecha: aDDMMYYYY(fecha),
    intervencionQuirurgica,
  })),
})

/** True once something of it was written, so that it is not thrown away without asking. */
export const hasContent = ({ diagnosticos }: RespuestaForm): boolean =>
  diagnosticos.some(({ diagnostico, fecha }) => diagnostico.trim() !== '' || fecha !== '')
