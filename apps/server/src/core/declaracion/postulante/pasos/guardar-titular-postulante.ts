import { saludDelTitular, titularPostulante } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { titularPostulanteRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { guardarTitularPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { guardarTitularDe } from '../../cotizante/guardar-titular.ts'
import { titularDe } from '../../declaracion/read-model-personas.ts'
import { abrirParaResponder, avanzar } from '../avanzar.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'
import { exigirPersonaVista } from './exigir-persona-vista.ts'

export const guardarTitularPostulanteUseCase = useCase(guardarTitularPostulante, async (input, ctx) => {
  const { declaracion } = await editarPostulacion(ctx)
  const abierta = await abrirParaResponder(ctx, declaracion)
  await exigirPersonaVista(ctx, await titularDe(ctx.tx, declaracion.id), input.reemplaza)
  const errores = applyRules(titularPostulanteRules, input)
  if (errores.length > 0) refuse(common.invalid, { errores })
  const persona = rowOf(titularPostulante, sobreponer(titularPostulante, vacio(titularPostulante), input))
  const salud = rowOf(saludDelTitular, sobreponer(saludDelTitular, vacio(saludDelTitular), input))
  await guardarTitularDe(ctx, declaracion, persona, salud, input.reemplaza?.ventana)
  await avanzar(ctx, abierta)
  return 'ok' as const
})
