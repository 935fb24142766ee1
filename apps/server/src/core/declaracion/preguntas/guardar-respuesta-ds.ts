import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import type { Input } from '@alerce/contract/operation'
import { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { estaAbierta, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { type PersonaGuardada, personasDe } from '../declaracion/read-model-personas.ts'
import { type Diagnostico, preguntasRespondidas } from './read-model.ts'
import { guardarRespuesta } from './repository.ts'

type Enviado = Input<typeof guardarRespuestaDS>['diagnosticos'][number]

/** The person a diagnosis names: by its id, or by its RUT. */
function personaDe({ beneficiario, rut }: Enviado, personas: readonly PersonaGuardada[]): number | null {
  const found = personas.find((p) =>
    beneficiario === null ? p.rut !== null && p.rut === normalizaRut(rut) : p.id === beneficiario,
  )
  ensure(found || (beneficiario === null && !rut), m.personaAjena)
  return found?.id ?? null
}

function revisar(enviados: readonly Enviado[], personas: readonly PersonaGuardada[], hoy: string): Diagnostico[] {
  ensure(enviados.length > 0, m.sinDiagnostico, { campo: 'diagnosticos' })
  const rules = diagnosticoRules(hoy, personas)
  const typed = enviados.map((enviado) => ({
    beneficiario: personaDe(enviado, personas),
    codigo: enviado.diagnostico.codigo,
    diagnostico: enviado.diagnostico.diagnostico,
    fecha: enviado.fecha,
    intervencionQuirurgica: enviado.intervencionQuirurgica,
  }))
  const errores = typed.flatMap((row, at) =>
    applyRules(rules, row).map((error) => ({ ...error, campo: `diagnosticos.${at}.${error.campo}` })),
  )
  if (errores.length > 0) refuse(common.invalid, { errores })
  return typed.map(({ beneficiario, ...d }) => ({ ...d, personaId: beneficiario ?? 0 }))
}

/** One answer, in order; a «no» drops the diagnoses that a former «sí» had. The suppressed question takes none. */
export const guardarRespuestaDSUseCase = useCase(guardarRespuestaDS, async (input, ctx) => {
  const { declaracion } = await editarDeclaracion(ctx, { identificador: input.identificador, rut: input.rut })
  const { codigoPregunta: pregunta, respuesta } = input
  ensure(preguntasDS.includes(pregunta), m.suprimida)
  ensure(haLlegado(declaracion.etapa, 'beneficiarios'), m.sinBeneficiarios)
  ensure(estaAbierta(pregunta, await preguntasRespondidas(ctx.tx, declaracion.id)), m.fueraDeOrden)
  const diagnosticos = respuesta ? revisar(input.diagnosticos, await personasDe(ctx.tx, declaracion.id), ctx.hoy) : []
  await guardarRespuesta(ctx.tx, {
    declaracionId: declaracion.id,
    pregunta,
    contenido: ctx.vault.seal({ respuesta, diagnosticos }),
    claveId: ctx.vault.claveId,
    en: ctx.ahora,
  })
  return 'ok' as const
})
