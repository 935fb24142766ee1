import { cotizante, papel, saludDelTitular, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { exigirCorreoAjeno } from '../../postulacion/prospecto/exigir-correo-ajeno.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { titularDe } from '../declaracion/read-model-personas.ts'
import { registrarLoGuardado } from './registrar-lo-guardado.ts'
import { guardarPapel, guardarTitular } from './repository.ts'
import { revisarFijos, revisarTitular } from './revisar-titular.ts'

export const guardarAntecedentesCotizanteUseCase = useCase(guardarAntecedentesCotizante, async (input, ctx) => {
  const { identificador, version: leida } = input
  const { declaracion, prospecto } = await editarDeclaracion(ctx, { identificador, version: leida })
  revisarFijos(input, prospecto)
  revisarTitular(input, ctx.hoy, declaracion.fechaDS)
  await exigirCorreoAjeno(ctx, input.correo ?? '')
  const form = sobreponer(cotizante, vacio(cotizante), input)
  const { id } = await titularDe(ctx.tx, declaracion.id)
  const salud = ctx.vault.en('declaracion_persona.salud', id).seal(rowOf(saludDelTitular, form))
  const version = await registrarLoGuardado(ctx, declaracion, ctx, async () => {
    const libre = await guardarPapel(ctx.tx, declaracion.id, rowOf(papel, form))
    ensure(libre, m.folioRepetido, { campo: 'folioDS' })
    await guardarTitular(ctx.tx, declaracion.id, { ...rowOf(titular, form), salud })
  })
  return { version }
})
