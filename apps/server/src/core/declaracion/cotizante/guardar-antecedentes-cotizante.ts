import { cotizante, papel, saludDelTitular, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { titularDe } from '../declaracion/read-model-personas.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'
import { guardarPapel, guardarTitular } from './repository.ts'
import { revisarFijos, revisarTitular } from './revisar-titular.ts'

export const guardarAntecedentesCotizanteUseCase = useCase(guardarAntecedentesCotizante, async (input, ctx) => {
  const { identificador, version } = input
  const { declaracion, prospecto } = await editarDeclaracion(ctx, { identificador, version })
  revisarFijos(input, prospecto)
  revisarTitular(input, ctx.hoy, declaracion.fechaDS)
  const form = sobreponer(cotizante, vacio(cotizante), input)
  const libre = await guardarPapel(ctx.tx, declaracion.id, rowOf(papel, form))
  ensure(libre, m.folioRepetido, { campo: 'folioDS' })
  const { id } = await titularDe(ctx.tx, declaracion.id)
  const salud = ctx.vault.en('declaracion_persona.salud', id).seal(rowOf(saludDelTitular, form))
  await guardarTitular(ctx.tx, declaracion.id, { ...rowOf(titular, form), salud })
  return { version: await registrarCambioDS(ctx, declaracion, ['antecedentes del cotizante']) }
})
