import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import type { Salud } from '../declaracion/read-model-personas.ts'
import { leerMedida } from './leer-medida.ts'
import { registrarCambioDS } from './registrar-cambio-ds.ts'
import { guardarPapel, guardarTitular } from './repository.ts'
import { revisarFijos, revisarTitular, type TitularEnviado } from './revisar-titular.ts'

/** Cause and diagnosis belong to a pension: without one they are not kept. */
function saludDe({ peso, altura, pension, causal, diagnostico }: TitularEnviado): Salud {
  return {
    peso: leerMedida(peso),
    altura: leerMedida(altura),
    pension,
    causal: pension ? causal : null,
    diagnostico: pension && diagnostico ? diagnostico : null,
  }
}

export const guardarAntecedentesCotizanteUseCase = useCase(guardarAntecedentesCotizante, async (input, ctx) => {
  const { identificador, version } = input
  const { declaracion, prospecto } = await editarDeclaracion(ctx, { identificador, version })
  revisarFijos(input, prospecto)
  revisarTitular(input, ctx.hoy, declaracion.fechaDS)
  const folio = String(Number(input.folioDS))
  const libre = await guardarPapel(ctx.tx, declaracion.id, { folio, fecha: input.fechaDS })
  ensure(libre, m.folioRepetido, { campo: 'folioDS' })
  await guardarTitular(ctx.tx, declaracion.id, {
    nombres: enMayusculas(input.nombres),
    apellidoPaterno: enMayusculas(input.apellidoPaterno),
    apellidoMaterno: enMayusculas(input.apellidoMaterno),
    correo: input.correo,
    idSalud: input.idSalud ?? 0,
    salud: ctx.vault.seal(saludDe(input)),
    claveId: ctx.vault.claveId,
  })
  return { version: await registrarCambioDS(ctx, declaracion, ['antecedentes del cotizante']) }
})
