import { saludDelTitular, titularPostulante } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { titularPostulanteRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { guardarTitularPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { saveTitularDe } from '../../cotizante/save-titular.ts'
import { titularDe } from '../../ds/read-model-personas.ts'
import { advance, openToAnswer } from '../advance.ts'
import { editPostulacion } from '../take-postulacion.ts'
import { ensurePersonaVista } from './ensure-persona-vista.ts'

export const guardarTitularPostulanteUseCase = useCase(guardarTitularPostulante, async (input, ctx) => {
  const { declaracion } = await editPostulacion(ctx)
  const abierta = await openToAnswer(ctx, declaracion)
  await ensurePersonaVista(ctx, await titularDe(ctx.tx, declaracion.id), input.reemplaza)
  const errores = applyRules(titularPostulanteRules, input)
  if (errores.length > 0) refuse(common.invalid, { errores })
  const persona = rowOf(titularPostulante, sobreponer(titularPostulante, vacio(titularPostulante), input))
  const salud = rowOf(saludDelTitular, sobreponer(saludDelTitular, vacio(saludDelTitular), input))
  await saveTitularDe(ctx, declaracion, persona, salud, input.reemplaza?.ventana)
  await advance(ctx, abierta)
  return 'ok' as const
})
